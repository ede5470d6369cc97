import { uploadMedia } from '@postwright/core/api/media'
import { PUBLIC_MEDIA_URL_TTL } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { mediaAddress, publicMediaAddress } from '../../functions/src/domain/media/media-addresses.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { makeContent } from '../support/factories/content.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { makeNoise } from '../support/pictures.ts'

let now = Date.now()
let deps: Deps
let api: string
let stop: () => Promise<void>
let ada: TestCaller
let mediaId: string

beforeAll(async () => {
  deps = await createLocalDeps({}, { clock: { now: () => now, sleep: () => Promise.resolve() } })
  ;({ api, stop } = await serveApi(deps))
  ada = await createCaller({ api })
  const file = { bytes: await makeNoise(1_200, 900), type: 'image/png' }
  const { media } = dataOf(await ada.call(uploadMedia, { workspaceId: ada.workspaceId, name: 'a.png' }, { file }))
  mediaId = media.id
})
afterAll(() => stop())

async function planned(id: string, fields: Partial<Variant> = {}): Promise<string> {
  const { workspaceId } = ada
  const content = makeContent('', { media: [{ ...(await storedFacts()), mediaId, alt: '' }] })
  const variant = makeVariant({ id, workspaceId, platform: 'bluesky', content, ...fields })
  await deps.transact((tx) => Promise.resolve(deps.variants.saveIn(tx, variant, { step: 'schedule', actor: 'test' })))
  return id
}

async function storedFacts() {
  const media = await deps.media.get(ada.workspaceId, mediaId)
  return media ?? expect.fail()
}

function open(variantId: string, init: RequestInit = {}, change = (url: string) => url): Promise<Response> {
  const url = new URL(publicMediaAddress(deps, { workspaceId: ada.workspaceId, mediaId, variantId }))
  return fetch(change(`${new URL(api).origin}${url.pathname}${url.search}`), init)
}

describe('the address from which a network pulls a picture', () => {
  test('is on the product’s own origin and the same for a while', async () => {
    const pulled = { workspaceId: ada.workspaceId, mediaId, variantId: 'v' }
    const address = publicMediaAddress(deps, pulled)
    expect(address.startsWith(`${deps.config.appOrigin}/api/v1/media/`)).toBe(true)
    expect(publicMediaAddress(deps, pulled)).toBe(address)
  })

  test('serves it as the network takes it, without cookies, and keeps that version', async () => {
    const id = await planned('fitted')
    const reply = await open(id)
    expect(reply.status).toBe(200)
    const bytes = new Uint8Array(await reply.arrayBuffer())
    expect(bytes.length).toBeLessThanOrEqual(2_000_000)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
    expect(reply.headers.get('content-type')).toBe('image/jpeg')
    expect(reply.headers.get('content-length')).toBe(String(bytes.length))
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(Buffer.compare(new Uint8Array(await (await open(id)).arrayBuffer()), bytes)).toBe(0)
  })

  test('serves the original where the network takes it', async () => {
    const reply = await open(await planned('whole', { platform: 'sandbox' }))
    expect(reply.headers.get('content-type')).toBe('image/png')
    expect((await reply.arrayBuffer()).byteLength).toBe((await storedFacts()).bytes)
  })

  test('tells size and type without the bytes, and serves a part', async () => {
    const id = await planned('parts', { platform: 'sandbox' })
    const size = (await storedFacts()).bytes
    const head = await open(id, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    const part = await open(id, { headers: { range: 'bytes=8-15' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 8-15/${size}`])
    expect((await part.arrayBuffer()).byteLength).toBe(8)
    const beyond = await open(id, { headers: { range: `bytes=${size}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  })

  test.each([
    ['published', 200],
    ['unconfirmed', 200],
    ['held', 200],
    ['cancelled', 404],
    ['failed', 404],
  ] as const)('of a variant that is %s answers %i', async (state, status) => {
    expect((await open(await planned(`is-${state}`, { state }))).status).toBe(status)
  })

  test('serves nothing of a variant that does not use the picture, or is gone', async () => {
    expect((await open(await planned('other', { content: makeContent('x') }))).status).toBe(404)
    expect((await open('nothing')).status).toBe(404)
  })

  test('serves nothing else: neither another variant nor the member’s address', async () => {
    const id = await planned('mine')
    await planned('yours')
    expect((await open(id, {}, (url) => url.replace('/for/mine', '/for/yours'))).status).toBe(404)
    expect((await open(id, {}, (url) => url.replace('/for/mine', ''))).status).toBe(404)
    const { url } = mediaAddress(deps, { workspaceId: ada.workspaceId, mediaId })
    expect((await fetch(new URL(url.replace('?', '/for/mine?'), api))).status).toBe(404)
  })

  test('is over after some hours', async () => {
    const id = await planned('late')
    const address = publicMediaAddress(deps, { workspaceId: ada.workspaceId, mediaId, variantId: id })
    const { pathname, search } = new URL(address)
    now += PUBLIC_MEDIA_URL_TTL - 1
    expect((await fetch(`${new URL(api).origin}${pathname}${search}`)).status).toBe(200)
    now += 60 * 60 * 1000 + 1
    expect((await fetch(`${new URL(api).origin}${pathname}${search}`)).status).toBe(403)
  })
})
