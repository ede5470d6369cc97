import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { graphFailure } from '../../fakes/meta-graph/graph-failure.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'

const CREATE = 'POST /v1.0/:user/threads'
const PUBLISH = 'POST /v1.0/:user/threads_publish'
const start = () =>
  startGraphChannel({ app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule })

let threads: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof threads.connectFirst>>
let progress: ReturnType<typeof createProgress>
beforeAll(async () => {
  threads = await start()
  threads.files.add('a', await jpegFile(800, 800))
  threads.files.add('film', videoFile())
  threads.files.add('text', Buffer.from('no picture'))
})
beforeEach(async () => {
  threads.fake.reset()
  channel = await threads.connectFirst()
  progress = createProgress()
})
afterAll(() => threads.close())

type Post = Parameters<typeof threads.request>[1]
const request = (post: Post = { text: 'Hello' }) => threads.request(channel, post)
const publish = (post?: Post) => deliverPost(threads.publisher, request(post), progress)
const reconcile = (post?: Post) => threads.publisher.reconcile(request(post), progress.kept)
const posts = () => acceptedIn(threads.fake.ledger, 'post')
const containers = () => acceptedIn(threads.fake.ledger, 'container')

describe('errors of Threads', () => {
  it.each([
    [
      'an ended session',
      { code: 190, message: 'Error validating access token: Session has expired' },
      'token_expired',
      false,
    ],
    [
      'a restricted profile',
      { code: 4, subcode: 2207051, message: 'We restrict certain activity' },
      'permission',
      false,
    ],
    ['a restricted person', { code: 100, subcode: 4279013, message: 'User restricted' }, 'permission', false],
    ['a file it could not read', { code: 1, message: 'The media could not be fetched' }, 'media_format', true],
    [
      'a text that is too long',
      { code: 100, message: 'Param text must be at most 500 characters long.' },
      'content_policy',
      false,
    ],
    ['too many links', { code: 100, message: 'THREADS_API__LINK_LIMIT_EXCEEDED' }, 'content_policy', false],
    ['a permission', { code: 10, message: '(#10) Application does not have permission' }, 'permission', false],
    ['a fault of its own', { code: 2, message: 'An unexpected error', transient: true }, 'platform_down', true],
  ] as const)('reads %s', async (_, failure, kind, retryable) => {
    threads.fake.script({ on: CREATE, fault: { status: 400, body: graphFailure(failure).body } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable } })
  })

  it('waits as long as a limit says, in seconds, as a date and in minutes of the usage header', async () => {
    const now = threads.clock.now()
    const usage = JSON.stringify({ '1784': [{ type: 'threads', estimated_time_to_regain_access: 7 }] })
    threads.fake.script({ on: CREATE, fault: { status: 429, retryAfter: 30 } })
    threads.fake.script({ on: CREATE, fault: { status: 429, retryAfter: new Date(now + 60_000) } })
    threads.fake.script({ on: CREATE, fault: { status: 429, headers: { 'x-business-use-case-usage': usage } } })
    for (const wait of [30_000, 60_000, 7 * 60_000]) {
      const limited = { kind: 'refused', error: { kind: 'rate_limit' }, retryAt: now + wait }
      expect(await publish()).toMatchObject(limited)
    }
  })

  it('asks for the day’s quota first, and waits when it is used up', async () => {
    threads.fake.state.quotaUsed = 250
    const outcome = await publish()
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'rate_limit', retryable: true } })
    expect(outcome).toMatchObject({ budgets: [{ scope: 'channel', remaining: 0 }] })
    expect(containers()).toEqual([])
  })

  it('says when the network cannot fetch a file, and when it does not take one', async () => {
    const gone = await publish({ text: 'A cake', media: [mediaOf('gone')] })
    expect(gone).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    const film = mediaOf('gone', { mime: 'video/mp4' })
    progress = createProgress()
    const noFilm = await publish({ text: 'A film', media: [film] })
    expect(noFilm).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    progress = createProgress()
    const wrong = await publish({ text: 'A text', media: [mediaOf('text')] })
    expect(wrong).toMatchObject({ kind: 'refused', error: { retryable: false } })
  })

  it('goes on asking about a container that never finishes, and never publishes it', async () => {
    threads.fake.script({ on: CREATE, fault: 'never_finishes' })
    await expect(publish({ text: 'A film', media: [mediaOf('film', { mime: 'video/mp4' })] })).rejects.toThrow('never')
    expect(posts()).toEqual([])
  })

  it('takes the page of a proxy for no answer, and repeats no token of it', async () => {
    const token = threads.fake.ledger.at(-1)?.query.access_token ?? 'no token'
    const body = { error: { code: 100, message: `refused with ${token}` } }
    threads.fake.script({ on: CREATE, fault: { status: 403, body: '<html>blocked</html>' } })
    threads.fake.script({ on: CREATE, fault: { status: 400, body } })
    threads.fake.script({ on: CREATE, fault: { status: 200, body: { id: null } } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
    const refused = await publish()
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'content_policy' } })
    expect(JSON.stringify(refused)).not.toContain(token)
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'unknown', retryable: true } })
  })
})

describe('after a call of Threads that ended in between', () => {
  it('proves that a call was not handled, and publishes the same container then', async () => {
    threads.fake.script({ on: PUBLISH, fault: 'cut' })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'timeout_unknown' } })
    expect(await reconcile()).toEqual({ kind: 'absent' })
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect([containers().length, posts().length]).toEqual([1, 1])
  })

  it('finds what a call without an answer has published', async () => {
    threads.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    expect(await publish()).toMatchObject({ kind: 'unknown' })
    const [stored] = posts()
    expect(await reconcile()).toMatchObject({ kind: 'published', remoteId: stored?.id, text: 'Hello' })
  })

  it('does not publish twice when a dead worker’s call succeeded and nobody looked', async () => {
    threads.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    await publish()
    const [stored] = posts()
    expect(await publish()).toMatchObject({ kind: 'published', remoteId: stored?.id })
    expect(posts()).toHaveLength(1)
  })

  it('knows that a container was published although the list does not show the post yet', async () => {
    threads.fake.script({ on: PUBLISH, fault: { hidden: 1 } })
    await publish()
    const hidden = await reconcile()
    expect(hidden).toMatchObject({ kind: 'published', warning: expect.stringContaining('does not say where') })
    expect(await reconcile()).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
  })

  it('knows without a call that nothing was published before there was a container of the whole', async () => {
    threads.fake.script({ on: CREATE, after: 1, fault: 'cut' })
    const two = { text: 'Two', media: [mediaOf('a'), mediaOf('a')] }
    await publish(two)
    const before = threads.fake.ledger.length
    expect(await reconcile(two)).toEqual({ kind: 'absent' })
    expect(threads.fake.ledger).toHaveLength(before)
  })

  it('does not take the absence of its own notes for a proof, and looks by text and time', async () => {
    expect(await reconcile()).toMatchObject({ kind: 'unknown' })
    await publish()
    progress.steps.clear()
    expect(await reconcile()).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
  })

  it('proves nothing by a look-up that fails', async () => {
    threads.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    await publish()
    threads.fake.script({ on: 'GET /v1.0/:id', fault: { status: 503 } })
    expect(await reconcile()).toMatchObject({ kind: 'unknown' })
    threads.fake.state.tokens.expire()
    expect(await reconcile()).toMatchObject({ kind: 'unknown', error: { kind: 'token_expired' } })
  })

  it('asks to connect again when access ends in the middle, and publishes the same container with new access', async () => {
    threads.fake.script({ on: PUBLISH, fault: 'token_expired' })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired', retryable: false } })
    channel = await threads.connectFirst()
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect([containers().length, posts().length]).toEqual([1, 1])
  })

  it('replaces a container that expired, once', async () => {
    const steps = threads.publisher
    await steps.prepare(request(), progress)
    threads.clock.advance(25 * 3_600_000)
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(containers()).toHaveLength(2)
    expect(progress.steps.size).toBe(2)
    progress.steps.set('container_again', 'gone')
    expect(await publish()).toMatchObject({ kind: 'refused', error: { retryable: true } })
    expect(containers()).toHaveLength(2)
  })
})
