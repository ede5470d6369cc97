import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createProgress } from '../support/publisher-kit.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok()
})
beforeEach(() => {
  kit.fake.reset()
  kit.files.reset()
})
afterAll(() => kit.close())

const INIT = 'POST /v2/post/publish/video/init/'
const PHOTO_INIT = 'POST /v2/post/publish/content/init/'
const PUT = 'PUT /video/'
const STATUS = 'POST /v2/post/publish/status/fetch/'
const posts = () => acceptedIn(kit.fake.ledger, 'post')
const said = (status: number, code: string) => ({
  status,
  body: { data: {}, error: { code, message: '', log_id: '1' } },
})

const codes: [string, number, object][] = [
  ['scope_not_authorized', 403, { kind: 'permission', retryable: false }],
  ['scope_permission_missed', 400, { kind: 'permission', retryable: false }],
  ['unaudited_client_can_only_post_to_private_accounts', 403, { kind: 'config', retryable: false }],
  ['url_ownership_unverified', 403, { kind: 'config', retryable: false }],
  ['privacy_level_option_mismatch', 403, { kind: 'config', retryable: false }],
  ['spam_risk_too_many_posts', 403, { kind: 'rate_limit', retryable: true }],
  ['spam_risk_too_many_pending_share', 403, { kind: 'rate_limit', retryable: true }],
  ['reached_active_user_cap', 403, { kind: 'rate_limit', retryable: true }],
  ['rate_limit_exceeded', 429, { kind: 'rate_limit', retryable: true }],
  ['spam_risk_user_banned_from_posting', 403, { kind: 'permission', retryable: false }],
  ['invalid_param', 400, { kind: 'content_policy', retryable: false }],
]

describe('a refusal', () => {
  test.each(codes)('%s is told as what it is', async (code, status, error) => {
    kit.fake.script({ on: INIT, fault: said(status, code) })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'refused', error })
    kit.fake.script({ on: PHOTO_INIT, fault: said(status, code) })
    expect(await kit.publish(kit.photos(1))).toMatchObject({ kind: 'refused', error })
    // Some arrive with the status of a success.
    kit.fake.script({ on: PHOTO_INIT, fault: said(200, code) })
    expect(await kit.publish(kit.photos(1))).toMatchObject({ kind: 'refused', error })
    expect(posts()).toHaveLength(0)
  })

  test('of a day says to come back later, one of a minute when it ends', async () => {
    kit.fake.script({ on: INIT, fault: said(403, 'spam_risk_too_many_posts') })
    const now = kit.outside.clock.now()
    expect(await kit.publish(kit.request())).toMatchObject({ retryAt: now + 3_600_000 })
    kit.fake.script({ on: INIT, fault: { status: 429, retryAfter: 30 } })
    expect(await kit.publish(kit.request())).toMatchObject({ retryAt: kit.outside.clock.now() + 30_000 })
  })

  test('because access ended in between is repeated with new access', async () => {
    kit.fake.script({ on: INIT, fault: 'token_expired' })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'published' })
    expect(posts()).toHaveLength(1)
  })
})

const reasons: [string, object][] = [
  ['file_format_check_failed', { kind: 'media_format', retryable: false }],
  ['duration_check_failed', { kind: 'media_format', retryable: false }],
  ['frame_rate_check_failed', { kind: 'media_format', retryable: false }],
  ['picture_size_check_failed', { kind: 'media_format', retryable: false }],
  ['video_pull_failed', { kind: 'media_format', retryable: true }],
  ['photo_pull_failed', { kind: 'media_format', retryable: true }],
  ['spam_risk_text', { kind: 'content_policy', retryable: false }],
  ['spam_risk', { kind: 'content_policy', retryable: false }],
  ['publish_cancelled', { kind: 'content_policy', retryable: false }],
  ['auth_removed', { kind: 'token_expired', retryable: false }],
  ['internal', { kind: 'platform_down', retryable: true }],
]

test.each(reasons)('a post that fails in processing with %s says so', async (reason, error) => {
  kit.fake.state.failNext = reason
  expect(await kit.publish(kit.request({ files: [{ mime: 'video/mp4', bytes: 100 }] }))).toMatchObject({
    kind: 'refused',
    error,
  })
})

test('photos that the network could not fetch may be posted again under the same plan', async () => {
  const progress = createProgress()
  const request = kit.photos(2)
  kit.files.script({ on: 'GET /:id', fault: { status: 503 } })
  expect(await kit.publish(request, progress)).toMatchObject({ kind: 'refused', error: { retryable: true } })
  expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
})

describe('a video whose outcome is not known', () => {
  test.each([
    ['cut before its last part arrived', 'cut'] as const,
    ['refused with a page of something in between', { status: 502, body: '<html>' }] as const,
  ])('%s is absent, goes on with that part, and is published once', async (_name, fault) => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.script({ on: PUT, after: 2, fault })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'absent' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(posts()).toHaveLength(1)
    expect(acceptedIn(kit.fake.ledger, 'container')).toHaveLength(1)
  })

  test('whose last part arrived without a reply is found, and never sent again', async () => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.script({ on: PUT, after: 2, fault: 'silent_stored' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'unknown' })
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({
      kind: 'published',
      remoteId: posts()[0]?.id,
    })
    // Even a delivery that assumes that the post is absent finds it.
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
    expect(posts()).toHaveLength(1)
  })

  test('that is half there when a worker dies is gone on with', async () => {
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
    expect(ranges).toHaveLength(4)
    expect(acceptedIn(kit.fake.ledger, 'container')).toHaveLength(1)
  })

  test('is begun anew when its address has ended, because nothing can come of the old one', async () => {
    const progress = createProgress()
    const request = kit.request()
    await kit.publisher.prepare(request, progress)
    kit.outside.clock.advance(56 * 60_000)
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'published' })
    expect(acceptedIn(kit.fake.ledger, 'container')).toHaveLength(2)
    expect(posts()).toHaveLength(1)
  })

  test('that belongs to an earlier plan is left alone', async () => {
    const progress = createProgress()
    await kit.publish(kit.request(), progress)
    const next = { ...kit.request(), recordKey: 'record2' }
    expect(await kit.publisher.reconcile(next, progress.kept)).toMatchObject({ kind: 'absent' })
    expect(await kit.publish(next, progress)).toMatchObject({ kind: 'published' })
    expect(posts()).toHaveLength(2)
  })

  test('stays open while the network works on it, however long', async () => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.script({ on: INIT, fault: 'never_finishes' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    for (let look = 0; look < 5; look += 1) {
      expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'unknown' })
    }
  })

  test('that failed is absent, and the next delivery says why', async () => {
    const progress = createProgress()
    const request = kit.request()
    kit.fake.state.failNext = 'frame_rate_check_failed'
    kit.fake.script({ on: STATUS, times: 4, fault: { status: 500 } })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    await kit.publisher.reconcile(request, progress.kept)
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'absent' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
    expect(posts()).toHaveLength(1)
  })
})

describe('photos whose outcome is not known', () => {
  test('can be asked for once the network has said under which id it took them', async () => {
    const progress = createProgress()
    const request = kit.photos(2)
    kit.fake.script({ on: STATUS, times: 4, fault: 'cut' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    await kit.publisher.reconcile(request, progress.kept)
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'published' })
  })

  test('stay open for a person to decide when that reply was lost', async () => {
    const progress = createProgress()
    const request = kit.photos(2)
    kit.fake.script({ on: PHOTO_INIT, fault: 'silent_stored' })
    expect(await kit.publish(request, progress)).toMatchObject({ kind: 'unknown' })
    expect(await kit.publisher.reconcile(request, progress.kept)).toMatchObject({ kind: 'unknown' })
  })
})

test('new tokens are handed over even when the work has to stop in the middle, because the old ones no longer work', async () => {
  const secret = kit.access()
  kit.fake.state.grants.expire()
  const progress = createProgress()
  progress.loseNext()
  const stopped = await kit.publisher.prepare(kit.request({ secret }), progress)
  expect(stopped).toMatchObject({ kind: 'refused', rotatedSecret: expect.any(String) })
  expect(stopped.rotatedSecret).not.toBe(secret)
})

test('answers that no documentation foresees neither publish nor break anything', async () => {
  for (const body of [[], 'text', { data: null }, { data: { publish_id: 7 }, error: { code: 'ok' } }]) {
    kit.fake.script({ on: INIT, fault: { status: 200, body } })
    expect(await kit.publish(kit.request())).toMatchObject({ kind: 'refused', error: { kind: 'platform_down' } })
    kit.fake.script({ on: PHOTO_INIT, fault: { status: 200, body } })
    expect(await kit.publish(kit.photos(1))).toMatchObject({ kind: 'unknown' })
  }
})
