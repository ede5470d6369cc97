import { deleteMedia, signMedia, uploadMedia } from '@postwright/core/api/media'
import { MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { beforeAll, describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf } from '../support/documents.ts'
import { addMember } from '../support/members.ts'
import { makeNoise, makePhonePhoto, makePicture } from '../support/pictures.ts'
import { EMULATORS } from '../support/emulators.ts'

const upload = (caller: TestCaller, bytes: Uint8Array, { type = 'image/jpeg', name = 'a.jpg' } = {}) =>
  caller.call(uploadMedia, { workspaceId: caller.workspaceId, name }, { file: { bytes, type } })

/** Loads a file from its signed address, which is relative to the web client's origin. */
const open = (url: string) => fetch(new URL(url, EMULATORS.web))

let ada: TestCaller
beforeAll(async () => {
  ada = await createCaller()
})

describe('uploading', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('stores a %s and shows it at a signed address', async (format) => {
    const { media, url, expiresAt } = dataOf(await upload(ada, await makePicture(format), { name: 'Sommer – 1.jpg' }))
    expect(media).toMatchObject({ name: 'Sommer – 1.jpg', mime: `image/${format}`, width: 64, height: 48 })
    expect(media.id).toMatch(/^[0-9a-f]{64}$/)
    expect(expiresAt).toBeGreaterThan(Date.now() + 59 * 60_000)
    const shown = await open(url)
    expect(shown.status).toBe(200)
    expect((await shown.arrayBuffer()).byteLength).toBe(media.bytes)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test('a repeated upload is the same document with its first name', async () => {
    const file = await makePicture('png', { seed: 5 })
    const first = dataOf(await upload(ada, file, { name: 'first.png' }))
    const [again, parallel] = await Promise.all([upload(ada, file, { name: 'b.png' }), upload(ada, file)])
    expect(dataOf(again).media).toEqual(first.media)
    expect(dataOf(parallel).media).toEqual(first.media)
  })

  test('what a phone adds to a photo is not kept', async () => {
    const { media, url } = dataOf(await upload(ada, await makePhonePhoto()))
    expect(media).toMatchObject({ width: 48, height: 64 })
    expect(Buffer.from(await (await open(url)).arrayBuffer()).includes('SecretCamera')).toBe(false)
  })

  test('what the file is decides, not what it is called', async () => {
    const { media } = dataOf(await upload(ada, await makePicture('png', { seed: 9 }), { type: 'image/jpeg' }))
    expect(media.mime).toBe('image/png')
  })

  test.each([
    ['a GIF', () => makePicture('gif'), 'This is a GIF. Choose a JPEG, PNG or WebP image.'],
    ['an AVIF', () => makePicture('avif'), 'This is an AVIF image. Choose a JPEG, PNG or WebP image.'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'This is not an image that can be used.'],
    ['an SVG', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'SVG'],
    ['nothing', () => Buffer.alloc(0), 'This is not an image that can be used.'],
    ['half a picture', async () => (await makePicture('jpeg', { width: 400 })).subarray(0, 3000), 'damaged'],
  ])('%s is refused with a clear sentence', async (_kind, make, sentence) => {
    const error = errorOf(await upload(ada, await make(), { type: 'image/png' }), 'media_invalid')
    expect(error.detail).toContain(sentence)
  })

  test('more than ten megabytes are refused', async () => {
    const error = errorOf(await upload(ada, new Uint8Array(MEDIA_BYTES_MAX + 1)), 'media_too_large')
    expect(error.detail).toBe(
      'This file is too large. You can upload images up to 10 MB and 50 megapixels, videos up to 512 MB, documents up to 100 MB and sounds up to 120 MB.',
    )
  })

  test('a large picture within the limit is taken', async () => {
    const noise = await makeNoise(1800, 1200)
    expect(noise.length).toBeGreaterThan(3_000_000)
    dataOf(await upload(ada, noise, { type: 'application/octet-stream' }))
  })

  test('forms and JSON are not files', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/html']) {
      errorOf(await upload(ada, await makePicture('png'), { type }), 'unsupported_content_type')
    }
  })
})

describe('signed addresses', () => {
  test('are given for what exists, to every member', async () => {
    const { media } = dataOf(await upload(ada, await makePicture('png', { seed: 20 })))
    const viewer = await createCaller()
    await addMember(ada.workspaceId, viewer.uid, 'viewer')
    const input = { workspaceId: ada.workspaceId, mediaIds: [media.id, 'f'.repeat(64), media.id] }
    const { urls } = dataOf(await viewer.call(signMedia, input))
    expect(urls.map((signed) => signed.mediaId)).toEqual([media.id])
    expect((await open(urls[0]?.url ?? '')).status).toBe(200)
  })

  test('show nothing but what they were made for', async () => {
    const [one, two] = await Promise.all([21, 22].map(async (seed) => makePicture('png', { seed })))
    const { url } = dataOf(await upload(ada, one ?? Buffer.alloc(0)))
    const other = dataOf(await upload(ada, two ?? Buffer.alloc(0))).media.id
    const address = new URL(url, EMULATORS.web)
    const change = (edit: (copy: URL) => void) => {
      const copy = new URL(address)
      edit(copy)
      return copy.href
    }
    const forged = [
      change((copy) => copy.searchParams.set('exp', String(Date.now() + 10 ** 10))),
      change((copy) => copy.searchParams.set('sig', 'A'.repeat(43))),
      change((copy) => copy.searchParams.delete('sig')),
      change((copy) => copy.searchParams.set('exp', '1e15')),
      change((copy) => void (copy.pathname = copy.pathname.replace(/[0-9a-f]{64}$/, other))),
      change((copy) => void (copy.pathname = copy.pathname.replace(ada.workspaceId, 'other'))),
      change((copy) => void (copy.search = '')),
    ]
    for (const href of forged) {
      const reply = await fetch(href)
      expect({ href, status: reply.status }).toEqual({ href, status: 404 })
      expect(await reply.json()).toMatchObject({ code: 'not_found' })
    }
  })

  test('are for members of the workspace only', async () => {
    const { media } = dataOf(await upload(ada, await makePicture('png', { seed: 23 })))
    const stranger = await createCaller()
    const input = { workspaceId: ada.workspaceId, mediaIds: [media.id] }
    errorOf(await stranger.call(signMedia, input), 'not_found')
    const own = dataOf(await stranger.call(signMedia, { ...input, workspaceId: stranger.workspaceId }))
    expect(own.urls).toEqual([])
  })

  test('ids that are no ids, or too many, are refused', async () => {
    const { workspaceId } = ada
    errorOf(await ada.call(signMedia, { workspaceId, mediaIds: ['../secret'] }), 'validation_failed')
    const many = Array.from({ length: 51 }, (_, n) => `m${n}`)
    errorOf(await ada.call(signMedia, { workspaceId, mediaIds: many }), 'validation_failed')
  })
})

describe('who may change media', () => {
  test('strangers find nothing, viewers may not', async () => {
    const { media } = dataOf(await upload(ada, await makePicture('png', { seed: 30 })))
    const [stranger, viewer] = await Promise.all([createCaller(), createCaller()])
    await addMember(ada.workspaceId, viewer.uid, 'viewer')
    const target = { workspaceId: ada.workspaceId, mediaId: media.id }
    const file = { bytes: await makePicture('png'), type: 'image/png' }
    for (const [caller, code] of [[stranger, 'not_found'] as const, [viewer, 'forbidden'] as const]) {
      errorOf(await caller.call(deleteMedia, target), code)
      errorOf(await caller.call(uploadMedia, { workspaceId: ada.workspaceId, name: 'x' }, { file }), code)
    }
    expect(await fieldsOf(paths.mediaItem(ada.workspaceId, media.id))).toBeDefined()
  })

  test('everything needs a sign-in', async () => {
    const target = { workspaceId: ada.workspaceId, mediaId: 'f'.repeat(64) }
    errorOf(await callApi(deleteMedia, target), 'unauthenticated')
    errorOf(await callApi(signMedia, { workspaceId: ada.workspaceId, mediaIds: [] }), 'unauthenticated')
    const file = { bytes: await makePicture('png'), type: 'image/png' }
    errorOf(await callApi(uploadMedia, { workspaceId: ada.workspaceId, name: 'x' }, { file }), 'unauthenticated')
  })
})
