import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ScriptedFault } from '../../fakes/support/fault.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { SESSION_LIFE } from '../../fakes/youtube/youtube-state.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openYouTube, type YouTubeKit } from './youtube-kit.ts'

let kit: YouTubeKit
beforeAll(async () => {
  kit = await openYouTube()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

const INSERT = 'POST /upload/youtube/v3/videos'
const PUT = 'PUT /upload/youtube/v3/videos'
const SMALL = [{ mime: 'video/mp4' as const, bytes: 1_000 }]
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const sessions = () => acceptedIn(kit.fake.ledger, 'session')
const said = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ reason, message: `${reason}.` }] } },
})

const reasons: [string, number, object][] = [
  ['uploadLimitExceeded', 400, { kind: 'rate_limit', retryable: true }],
  ['quotaExceeded', 403, { kind: 'rate_limit', retryable: true }],
  ['rateLimitExceeded', 403, { kind: 'rate_limit', retryable: true }],
  ['invalidTitle', 400, { kind: 'content_policy', retryable: false }],
  ['invalidDescription', 400, { kind: 'content_policy', retryable: false }],
  ['invalidTags', 400, { kind: 'content_policy', retryable: false }],
  ['invalidPublishAt', 400, { kind: 'content_policy', retryable: false }],
  ['youtubeSignupRequired', 403, { kind: 'permission', retryable: false }],
  ['insufficientPermissions', 403, { kind: 'permission', retryable: false }],
  ['channelSuspended', 403, { kind: 'permission', retryable: false }],
  ['accessNotConfigured', 403, { kind: 'config', retryable: false }],
  ['somethingNew', 400, { kind: 'content_policy', retryable: false }],
]

describe('a refusal', () => {
  test.each(reasons)('%s is told as what it is', async (reason, status, error) => {
    kit.fake.script({ on: INSERT, fault: said(status, reason) })
    expect(await kit.publish(kit.request({ files: SMALL }))).toMatchObject({ kind: 'refused', error })
    kit.fake.script({ on: PUT, fault: said(status, reason) })
    expect(await kit.publish(kit.request({ files: SMALL }))).toMatchObject({ kind: 'refused', error })
    expect(posts()).toHaveLength(0)
  })

  test('for the day says to come back at midnight in California, when the network counts anew', async () => {
    kit.fake.state.uploadsLeft = 0
    // The quota resets at midnight Pacific time: 12:00 UTC in November is 04:00 there.
    const refused = await kit.publish(kit.request({ files: SMALL }))
    expect(refused).toMatchObject({ error: { kind: 'rate_limit' }, retryAt: Date.UTC(2026, 10, 23, 8) })
  })

  test('by a rate limit says when to come back', async () => {
    kit.fake.script({ on: INSERT, fault: { status: 429, retryAfter: new Date(kit.now + 90_000) } })
    expect(await kit.publish(kit.request())).toMatchObject({
      error: { kind: 'rate_limit' },
      retryAt: expect.any(Number),
    })
  })

  test('because access ended in between is repeated with new access', async () => {
    kit.fake.script({ on: PUT, fault: 'token_expired' })
    expect(await kit.publish(kit.request({ files: SMALL }))).toMatchObject({
      kind: 'published',
      rotatedSecret: expect.any(String),
    })
  })
})

describe('an outcome that is not known', () => {
  test.each<[string, ScriptedFault['fault']]>([
    ['cut before the last part arrived', 'cut'],
    ['met by trouble', { status: 503 }],
    ['answered by something in between', { status: 403, body: '<html>' }],
  ])('%s is absent, and the next delivery goes on in the same session', async (_name, fault) => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.script({ on: PUT, after: 2, fault })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'absent' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(sessions()).toHaveLength(1)
    expect(posts()).toHaveLength(1)
  })

  test('of a finished upload without a reply is found by its session, and nothing is sent again', async () => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.script({ on: PUT, after: 2, fault: 'silent_stored' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    const found = { kind: 'published', remoteId: 'vid00000001' }
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject(found)
    expect(await kit.publish(request, progress)).toMatchObject(found)
    expect(posts()).toHaveLength(1)
  })

  test('of a call that never came to a session is absent', async () => {
    expect(await kit.publisher.reconcile(kit.request(), () => undefined)).toMatchObject({ kind: 'absent' })
  })

  test('of a session that the network has forgotten is left to a person', async () => {
    const progress = createProgress()
    const request = kit.request({ files: SMALL })
    await kit.publish(request, progress)
    kit.fake.state.now = () => kit.now + SESSION_LIFE
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'unknown' })
  })
})

describe('a worker that dies half way', () => {
  test('is followed by one that asks how far the session is', async () => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.script({ on: PUT, after: 1, fault: 'cut' })
    expect(await kit.publisher.prepare(request, progress)).toMatchObject({
      kind: 'refused',
      error: { retryable: true },
    })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    const ranges = kit.fake.ledger
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => headers['content-range'])
    expect(ranges.map((range) => range?.slice(0, 14))).toEqual([
      'bytes 0-838860',
      'bytes 8388608-',
      'bytes */167772',
      'bytes 8388608-',
      'bytes 16777216',
    ])
    expect(sessions()).toHaveLength(1)
  })

  test('after the session was opened but before it was noted leaves nothing behind that publishes', async () => {
    const progress = createProgress()
    progress.loseNext()
    await expect(kit.publisher.prepare(kit.request(), progress)).rejects.toThrow('has to stop')
    expect(posts()).toHaveLength(0)
  })

  test('so long ago that the session is gone is followed by a new session', async () => {
    const progress = createProgress()
    const request = kit.request({ files: SMALL })
    await kit.publisher.prepare(request, progress)
    kit.fake.state.now = () => kit.now + SESSION_LIFE
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(sessions()).toHaveLength(2)
  })
})

test('a session at another address than the network is not used', async () => {
  kit.fake.script({ on: INSERT, fault: { status: 200, body: {}, headers: { location: 'http://127.0.0.1:9/upload' } } })
  expect(await kit.publish(kit.request({ files: SMALL }))).toMatchObject({
    kind: 'refused',
    error: { kind: 'platform_down' },
  })
})

test('answers that no documentation foresees leave the outcome open', async () => {
  for (const body of [[], 'text', { id: 7 }, {}]) {
    kit.fake.script({ on: PUT, fault: { status: 200, body } })
    expect(await kit.publish(kit.request({ files: SMALL }))).toMatchObject({ kind: 'unknown' })
  }
})
