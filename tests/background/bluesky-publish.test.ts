import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bluesky, publishRequest, recordKeyAt } from '../support/bluesky.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { listPosts, type Pds, startPds } from '../support/pds.ts'
import { makeNoise, makePicture } from '../support/pictures.ts'
import { FROM_NOTHING } from '../support/from-nothing.ts'
import { signInPatiently } from '../support/sign-in-patiently.ts'

let pds: Pds
let proxy: FaultProxy
let access: Awaited<ReturnType<typeof signInPatiently>>

beforeAll(async () => {
  pds = await startPds()
  proxy = await startFaultProxy(pds.url)
  access = await signInPatiently({ service: proxy.url, handle: pds.handle, appPassword: pds.appPassword })
})

afterAll(async () => {
  await proxy?.stop()
  await pds?.stop()
})

const postsUnder = async (key: string) => (await listPosts(pds.url, pds.did)).filter((post) => post.key === key)

async function prepared(request: Parameters<typeof bluesky.prepare>[0]): Promise<string> {
  const outcome = await bluesky.prepare(request, FROM_NOTHING)
  if (outcome.kind !== 'prepared') throw new Error(JSON.stringify(outcome))
  return outcome.payload
}

describe('publishing on a real Bluesky server', () => {
  test('stores text, picture, alternative text, facets and the intended time, and links to the record', async () => {
    await pds.createAccount('dorothy')
    const image = await makePicture('png', { width: 64, height: 32 })
    const text = 'Grüße 👋 an @dorothy.test und @nobody.test: https://example.com/a?b=1 #Äpfel'
    const request = publishRequest(access, { text, image, alt: 'A green stripe' })
    const outcome = await bluesky.publish(request, await prepared(request))
    if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
    const [post] = await postsUnder(request.recordKey)
    expect(post).toMatchObject({ uri: outcome.remoteId, text, createdAt: '2026-11-20T12:00:00.000Z' })
    expect(post?.images).toMatchObject([{ alt: 'A green stripe', mime: 'image/png', bytes: image.length }])
    const bytes = Buffer.from(text, 'utf8')
    const shown = post?.facets.map(({ index, features }) => [
      bytes.subarray(index.byteStart, index.byteEnd).toString('utf8'),
      features[0]?.$type.split('#')[1],
    ])
    expect(shown).toEqual([
      ['@dorothy.test', 'mention'],
      ['https://example.com/a?b=1', 'link'],
      ['#Äpfel', 'tag'],
    ])
    const opened = await fetch(outcome.url)
    expect(await opened.json()).toMatchObject({ uri: outcome.remoteId })
  })

  test('makes a picture above the network’s limit small enough', async () => {
    const noise = await makeNoise(1400, 1400)
    expect(noise.length).toBeGreaterThan(2_000_000)
    const request = publishRequest(access, { text: 'large', image: noise, alt: 'noise' })
    expect(await bluesky.publish(request, await prepared(request))).toMatchObject({ kind: 'published' })
    const [post] = await postsUnder(request.recordKey)
    expect(post?.images[0]?.bytes).toBeLessThanOrEqual(2_000_000)
  })

  test('repeated five times at once under the same key leaves one post and every call succeeds', async () => {
    const request = publishRequest(access, { text: 'once' })
    const payload = await prepared(request)
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => bluesky.publish(request, payload)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'published'))
    expect(await postsUnder(request.recordKey)).toHaveLength(1)
  })

  test('a repeat with other words under the same key does not change what is online', async () => {
    const first = publishRequest(access, { text: 'the first words' })
    await bluesky.publish(first, await prepared(first))
    const second = publishRequest(access, { text: 'other words', recordKey: first.recordKey })
    await bluesky.publish(second, await prepared(second))
    expect(await postsUnder(first.recordKey)).toMatchObject([{ text: 'the first words' }])
  })

  test('an answer lost on its way is unknown, and the look-up finds the post', async () => {
    const request = publishRequest(access, { text: 'lost answer' })
    const payload = await prepared(request)
    proxy.set({ kind: 'lose_answer' }, 'putRecord')
    const outcome = await bluesky.publish(request, payload)
    proxy.set({ kind: 'none' })
    expect(outcome).toMatchObject({ kind: 'unknown', error: { kind: 'timeout_unknown' } })
    expect(await bluesky.reconcile(request)).toMatchObject({ kind: 'published', remoteId: expect.any(String) })
    expect(await postsUnder(request.recordKey)).toHaveLength(1)
  })

  test('a request cut before the network took it is unknown, and the look-up proves its absence', async () => {
    const request = publishRequest(access, { text: 'cut off' })
    const payload = await prepared(request)
    proxy.set({ kind: 'cut' }, 'putRecord')
    expect(await bluesky.publish(request, payload)).toMatchObject({ kind: 'unknown' })
    proxy.set({ kind: 'none' })
    expect(await bluesky.reconcile(request)).toMatchObject({ kind: 'absent' })
  })

  test.each([500, 502, 503])('HTTP %i proves nothing', async (status) => {
    const request = publishRequest(access, { text: 'server trouble' })
    const payload = await prepared(request)
    proxy.set({ kind: 'answer', status, body: '{"error":"InternalServerError","message":"oops"}' }, 'putRecord')
    expect(await bluesky.publish(request, payload)).toMatchObject({ kind: 'unknown', error: { retryable: true } })
    proxy.set({ kind: 'none' })
  })

  test('an answer that is not of this protocol proves nothing', async () => {
    const request = publishRequest(access, { text: 'captive portal' })
    const payload = await prepared(request)
    for (const status of [200, 404]) {
      const headers = { 'content-type': 'text/html' }
      proxy.set({ kind: 'answer', status, headers, body: '<html>Welcome to the hotel</html>' }, 'putRecord')
      expect(await bluesky.publish(request, payload)).toMatchObject({ kind: 'unknown' })
    }
    proxy.set({ kind: 'none' })
  })

  test('a rate limit is a refusal with the time at which the network may be asked again', async () => {
    const request = publishRequest(access, { text: 'too fast' })
    const payload = await prepared(request)
    const reset = Math.floor(Date.now() / 1000) + 90
    const body = '{"error":"RateLimitExceeded","message":"Rate Limit Exceeded"}'
    proxy.set({ kind: 'answer', status: 429, headers: { 'ratelimit-reset': String(reset) }, body }, 'putRecord')
    const outcome = await bluesky.publish(request, payload)
    proxy.set({ kind: 'none' })
    expect(outcome).toMatchObject({ kind: 'refused', retryAt: reset * 1000, error: { kind: 'rate_limit' } })
  })

  test('text the network does not allow is refused for good, with its reason', async () => {
    const request = publishRequest(access, { text: 'x'.repeat(301) })
    const outcome = await bluesky.publish(request, await prepared(request))
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
    expect(JSON.stringify(outcome)).toContain('maximum 300')
  })

  test('a picture that is no longer stored here is refused before anything is sent', async () => {
    const request = { ...publishRequest(access, { text: 'x', image: await makePicture('png') }) }
    const outcome = await bluesky.prepare({ ...request, loadMedia: () => Promise.resolve(null) }, FROM_NOTHING)
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
  })

  test('with the server down nothing was sent; after its restart the same key works', async () => {
    const direct = await signInPatiently({ service: pds.url, handle: pds.handle, appPassword: pds.appPassword })
    const request = publishRequest(direct, { text: 'before and after', recordKey: recordKeyAt(Date.now()) })
    const payload = await prepared(request)
    await pds.halt()
    expect(await bluesky.publish(request, payload)).toMatchObject({
      kind: 'refused',
      error: { kind: 'platform_down', retryable: true },
    })
    expect(await bluesky.prepare(request, FROM_NOTHING)).toMatchObject({
      kind: 'refused',
      error: { kind: 'platform_down' },
    })
    expect(await bluesky.reconcile(request)).toMatchObject({ kind: 'unknown' })
    await pds.restart()
    expect(await bluesky.reconcile(request)).toMatchObject({ kind: 'absent' })
    expect(await bluesky.publish(request, payload)).toMatchObject({ kind: 'published' })
    expect(await bluesky.reconcile(request)).toMatchObject({ kind: 'published' })
    expect(await postsUnder(request.recordKey)).toHaveLength(1)
  })
})
