import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInstagramModule } from '../../../functions/src/platforms/instagram/module.ts'
import { INSTAGRAM_APP } from '../../fakes/instagram/instagram-state.ts'
import { startInstagramFake } from '../../fakes/instagram/start-instagram-fake.ts'
import { graphFailure } from '../../fakes/meta-graph/graph-failure.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'

const CREATE = 'POST /v25.0/:user/media'
const PUBLISH = 'POST /v25.0/:user/media_publish'
const start = () =>
  startGraphChannel({ app: INSTAGRAM_APP, startFake: startInstagramFake, createModule: createInstagramModule })

let instagram: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof instagram.connectFirst>>
let progress: ReturnType<typeof createProgress>
beforeAll(async () => {
  instagram = await start()
  instagram.files.add('a', await jpegFile(800, 800))
  instagram.files.add('film', videoFile())
  instagram.files.add('text', Buffer.from('no video'))
})
beforeEach(async () => {
  instagram.fake.reset()
  channel = await instagram.connectFirst()
  progress = createProgress()
})
afterAll(() => instagram.close())

type Post = Parameters<typeof instagram.request>[1]
const request = (post: Post = { text: 'A cake', media: [mediaOf('a')] }) => instagram.request(channel, post)
const publish = (post?: Post) => deliverPost(instagram.publisher, request(post), progress)
const reconcile = (post?: Post) => instagram.publisher.reconcile(request(post), progress.kept)
const posts = () => acceptedIn(instagram.fake.ledger, 'post')
const containers = () => acceptedIn(instagram.fake.ledger, 'container')

const media = (retryable: boolean) => ['media_format', retryable] as const
const lost = ['unknown', true] as const
const content = ['content_policy', false] as const
const reconnect = ['token_expired', false] as const

describe('errors of Instagram', () => {
  it.each([
    ['the shape of a picture', { code: 36003, subcode: 2207009 }, media(false)],
    ['the shape of a picture without a subcode', { code: 36003 }, media(false)],
    ['the size of a picture', { code: 36001 }, media(false)],
    ['the size of a picture', { code: 36000, subcode: 2207004 }, media(false)],
    ['the format of a picture', { code: 36001, subcode: 2207005 }, media(false)],
    ['the format of a video', { code: 352, subcode: 2207026 }, media(false)],
    ['an unknown type', { code: 100, subcode: 2207023 }, media(false)],
    ['a slow download', { code: -2, subcode: 2207003 }, media(true)],
    ['a file that it could not read', { code: 9004, subcode: 2207052 }, media(true)],
    ['another file that it could not read', { code: 1, subcode: 2207077 }, media(true)],
    ['a file that is gone', { code: -2, subcode: 2207020 }, media(true)],
    ['a container that expired', { code: 24, subcode: 2207008 }, lost],
    ['a container that is not found', { code: 24, subcode: 2207006 }, lost],
    ['a container that was not made', { code: -1, subcode: 2207032 }, lost],
    ['a container that failed', { code: 1, subcode: 2207082 }, lost],
    ['a long caption', { code: 36004, subcode: 2207010 }, content],
    ['a carousel of one', { code: 9004, subcode: 2207028 }, media(false)],
    ['a carousel in words', { code: 100, message: 'too little or too many attachments' }, media(false)],
    ['the day’s limit', { code: 9, subcode: 2207042 }, ['rate_limit', true]],
    ['the day’s limit in words', { code: 1, message: 'Page request limit reached' }, ['rate_limit', true]],
    ['a restricted account', { code: 25, subcode: 2207050 }, ['permission', false]],
    ['a blocked action', { code: 4, subcode: 2207051 }, ['permission', false]],
    ['a verdict of spam', { code: -1, subcode: 2207001 }, content],
    ['an ended token', { code: 190 }, reconnect],
    ['revoked access', { code: 1, message: 'REVOKED_ACCESS_TOKEN' }, reconnect],
    ['an account that is no business', { code: 100, message: 'The user is not an Instagram Business' }, reconnect],
    ['an invalidated session', { code: 100, message: 'The session has been invalidated' }, reconnect],
    ['collaborators that are not allowed', { code: 100, message: 'param collaborators is not allowed' }, content],
    ['a fault of its own', { code: 2, transient: true }, ['platform_down', true]],
  ] as const)('reads %s', async (_, failure, [kind, retryable]) => {
    const { body } = graphFailure({ message: 'Refused', ...failure })
    instagram.fake.script({ on: CREATE, fault: { status: 400, body } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable } })
  })

  it('reads why a video failed from the status of its container', async () => {
    const gone = await publish({ media: [mediaOf('gone', { mime: 'video/mp4' })] })
    expect(gone).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    progress = createProgress()
    const wrong = await publish({ media: [mediaOf('text', { mime: 'video/mp4' })] })
    expect(wrong).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
  })

  it('fetches a picture from a new address when the first could not be read', async () => {
    const unread = await publish({ media: [mediaOf('later')] })
    expect(unread).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    instagram.files.add('later', await jpegFile(800, 800))
    expect(await publish({ media: [mediaOf('later')] })).toMatchObject({ kind: 'published' })
  })

  it('asks for the account’s own quota first, and waits when it is used up', async () => {
    Object.assign(instagram.fake.state.quota, { used: 25, total: 25 })
    const outcome = await publish()
    // The quota frees up during the day, not only at its end.
    const resetAt = instagram.clock.now() + 30 * 60_000
    expect(outcome).toMatchObject({ kind: 'refused', error: { kind: 'rate_limit' }, retryAt: resetAt })
    expect(outcome).toMatchObject({ budgets: [{ scope: 'channel', remaining: 0, resetAt }] })
    expect(containers()).toEqual([])
  })

  it('goes on asking about a container that never finishes, and never publishes it', async () => {
    instagram.fake.script({ on: CREATE, fault: 'never_finishes' })
    await expect(publish({ media: [mediaOf('film', { mime: 'video/mp4' })] })).rejects.toThrow('never')
    expect(posts()).toEqual([])
  })

  it.each([
    ['no JSON', '<html>Welcome</html>'],
    ['a status that nobody knows', { status_code: 'DREAMING' }],
    ['a list', []],
  ])('makes nothing of a hostile reply: %s', async (_, body) => {
    instagram.fake.script({ on: 'GET /v25.0/:id', times: 2, fault: { status: 200, body } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'unknown', retryable: true } })
    expect(posts()).toEqual([])
  })
})

describe('after a call of Instagram that ended in between', () => {
  it('proves that a call was not handled, and publishes the same container then', async () => {
    instagram.fake.script({ on: PUBLISH, fault: 'cut' })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'timeout_unknown' } })
    expect(await reconcile()).toEqual({ kind: 'absent' })
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect([containers().length, posts().length]).toEqual([1, 1])
  })

  it('finds what a call without an answer has published', async () => {
    instagram.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    expect(await publish()).toMatchObject({ kind: 'unknown' })
    const found = { kind: 'published', remoteId: posts()[0]?.id, text: 'A cake' }
    expect(await reconcile()).toMatchObject(found)
  })

  it('finds a story, which has no text', async () => {
    const story = { text: 'For us', media: [mediaOf('a')], settings: { format: 'story' } }
    instagram.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    await publish(story)
    expect(await reconcile(story)).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
  })

  it('publishes once when a dead worker’s call succeeded and nobody looked', async () => {
    instagram.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    await publish()
    expect(await publish()).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
    expect(posts()).toHaveLength(1)
  })

  it('knows by the container what the list does not show yet', async () => {
    instagram.fake.script({ on: PUBLISH, fault: { hidden: 1 } })
    await publish()
    expect(await reconcile()).toMatchObject({ kind: 'published', warning: expect.any(String) })
    expect(await reconcile()).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
  })

  it('does not take an older post of the same text for it', async () => {
    await publish()
    progress = createProgress()
    instagram.clock.advance(3_600_000)
    instagram.fake.script({ on: PUBLISH, fault: 'silent_stored' })
    await publish()
    expect(posts()).toHaveLength(2)
    expect(await reconcile()).toMatchObject({ kind: 'published', remoteId: posts()[1]?.id })
  })

  it.each([500, 502, 503])('knows nothing after a fault of the network, status %i', async (status) => {
    instagram.fake.script({ on: PUBLISH, fault: { status } })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'platform_down' } })
  })

  it('asks to connect again when access ends in the middle, and publishes the same container with new access', async () => {
    instagram.fake.script({ on: PUBLISH, fault: 'token_expired' })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired', retryable: false } })
    channel = await instagram.connectFirst()
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect([containers().length, posts().length]).toEqual([1, 1])
  })

  it('replaces a container that expired, once, and the files of a carousel with it', async () => {
    const two = { text: 'Two', media: [mediaOf('a'), mediaOf('a')] }
    await instagram.publisher.prepare(request(two), progress)
    expect(containers()).toHaveLength(3)
    instagram.clock.advance(25 * 3_600_000)
    expect(await publish(two)).toMatchObject({ kind: 'published' })
    expect(containers()).toHaveLength(6)
  })

  it('goes on from the container where an earlier delivery stopped', async () => {
    const two = { text: 'Two', media: [mediaOf('a'), mediaOf('a')] }
    instagram.fake.script({ on: CREATE, after: 1, fault: 'cut' })
    expect(await publish(two)).toMatchObject({ kind: 'refused', error: { retryable: true } })
    expect(await publish(two)).toMatchObject({ kind: 'published' })
    expect(containers()).toHaveLength(3)
  })
})
