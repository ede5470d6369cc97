import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFacebookModule } from '../../../functions/src/platforms/facebook/module.ts'
import { FACEBOOK_APP } from '../../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../../fakes/facebook/start-facebook-fake.ts'
import { graphFailure } from '../../fakes/meta-graph/graph-failure.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'

const FEED = 'POST /v25.0/:page/feed'
const UPLOAD = 'POST /video-upload/v25.0/:id'
const start = () =>
  startGraphChannel({ app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule })

let facebook: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof facebook.connectFirst>>
let progress: ReturnType<typeof createProgress>
beforeAll(async () => {
  facebook = await start()
  facebook.files.add('a', await jpegFile(800, 800))
  facebook.files.add('film', videoFile())
  facebook.files.add('text', Buffer.from('no video'))
})
beforeEach(async () => {
  facebook.fake.reset()
  channel = await facebook.connectFirst()
  progress = createProgress()
})
afterAll(() => facebook.close())

type Post = Parameters<typeof facebook.request>[1]
const request = (post: Post = { text: 'A cake' }) => facebook.request(channel, post)
const publish = (post?: Post) => deliverPost(facebook.publisher, request(post), progress)
const reconcile = (post?: Post) => facebook.publisher.reconcile(request(post), progress.kept)
const posts = () => acceptedIn(facebook.fake.ledger, 'post')

const PICTURES = { text: 'Two', media: [mediaOf('a'), mediaOf('a')] }
const film = mediaOf('film', { mime: 'video/mp4' })
const REEL = { text: 'A reel', media: [film], settings: { format: 'reel' } }

const content = ['content_policy', false] as const
const permission = ['permission', false] as const
const reconnect = ['token_expired', false] as const

describe('errors of Facebook', () => {
  it.each([
    ['expired access', { code: 490 }, reconnect],
    ['an ended token', { code: 190, subcode: 460 }, reconnect],
    ['an ended token in words', { code: 1, message: 'Error validating access token: bad' }, reconnect],
    ['revoked access', { code: 1, message: 'REVOKED_ACCESS_TOKEN' }, reconnect],
    ['a Page to be authorised', { code: 100, subcode: 1404078 }, reconnect],
    ['posting too fast', { code: 368, subcode: 1390008 }, ['rate_limit', true]],
    ['the app’s limit', { code: 4 }, ['rate_limit', true]],
    ['the Page’s limit', { code: 32 }, ['rate_limit', true]],
    ['a picture that is too big', { code: 1, subcode: 1366046 }, ['media_format', false]],
    ['abusive content', { code: 368, subcode: 1346003 }, content],
    ['content against the standards', { code: 368, subcode: 1404102 }, content],
    ['a limited Page', { code: 368, subcode: 1404112 }, permission],
    ['an identity to be checked', { code: 100, subcode: 4854002 }, permission],
    ['a link that is not allowed', { code: 100, subcode: 1609008 }, content],
    ['a bad address', { code: 100, subcode: 2061006 }, content],
    ['bad content', { code: 100, subcode: 1349125 }, content],
    ['a bad file', { code: 100, subcode: 2069019 }, ['media_format', false]],
    ['a missing permission', { code: 200 }, permission],
    ['a repeated text', { code: 506 }, ['duplicate', false]],
  ] as const)('reads %s', async (_, failure, [kind, retryable]) => {
    const { body } = graphFailure({ message: 'Refused', ...failure })
    facebook.fake.script({ on: FEED, fault: { status: 400, body } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable } })
  })

  it.each([1_363_047, 1_609_010])('knows nothing after a fault of the network, number %i', async (subcode) => {
    const { body } = graphFailure({ code: 1, subcode, message: 'Try again' })
    facebook.fake.script({ on: FEED, fault: { status: 400, body } })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'platform_down', retryable: true } })
  })

  it('takes what was posted already for the post, when the Page shows it', async () => {
    facebook.fake.script({ on: FEED, fault: 'silent_stored' })
    await publish(PICTURES)
    expect(await publish(PICTURES)).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
    expect(posts()).toHaveLength(1)
  })

  it('says that a post was there before, when the Page shows another one', async () => {
    const { body } = graphFailure({ code: 100, subcode: 1366051, message: 'Already posted' })
    facebook.fake.script({ on: FEED, fault: { status: 400, body } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'duplicate' } })
  })

  it('reads why a video could not be taken from its status', async () => {
    const gone = { ...REEL, media: [mediaOf('gone', { mime: 'video/mp4' })] }
    expect(await publish(gone)).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: true } })
    progress = createProgress()
    const wrong = { ...REEL, media: [mediaOf('text', { mime: 'video/mp4' })] }
    expect(await publish(wrong)).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
    const plain = { text: 'A film', media: [mediaOf('gone', { mime: 'video/mp4' })] }
    expect(await publish(plain)).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
  })

  it('goes on asking about a video that never arrives, and never publishes it', async () => {
    facebook.fake.script({ on: UPLOAD, fault: 'never_finishes' })
    await expect(publish(REEL)).rejects.toThrow('never')
    expect(posts()).toEqual([])
  })

  it('says no more than that the network is in trouble of a proxy’s page, and reads a reply without an id as none', async () => {
    facebook.fake.script({ on: FEED, fault: { status: 403, body: '<html>blocked</html>' } })
    facebook.fake.script({ on: FEED, fault: { status: 200, body: {} } })
    facebook.fake.script({ on: FEED, fault: { status: 200, body: [] } })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'platform_down' } })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'unknown' } })
    expect(await publish()).toMatchObject({ kind: 'unknown', error: { kind: 'unknown' } })
  })
})

describe('after a call of Facebook that ended in between', () => {
  it.each([
    ['a text', { text: 'A cake' }, FEED],
    ['pictures', PICTURES, FEED],
    ['pictures without a text', { ...PICTURES, text: '' }, FEED],
    ['a video', { text: 'A film', media: [film] }, 'POST /v25.0/:page/videos'],
    [
      'a story of a picture',
      { media: [mediaOf('a')], settings: { format: 'story' } },
      'POST /v25.0/:page/photo_stories',
    ],
  ])('finds %s that was published without an answer, and not what was not', async (_, post, on) => {
    facebook.fake.script({ on, fault: 'cut' })
    expect(await publish(post)).toMatchObject({ kind: 'unknown' })
    expect(await reconcile(post)).toEqual({ kind: 'absent' })
    facebook.fake.script({ on, fault: 'silent_stored' })
    expect(await publish(post)).toMatchObject({ kind: 'unknown' })
    expect(await reconcile(post)).toMatchObject({ kind: 'published', remoteId: posts()[0]?.id })
  })

  it('finds a reel and a story of a video by the video that was handed over', async () => {
    for (const [format, edge] of [
      ['reel', 'video_reels'],
      ['story', 'video_stories'],
    ] as const) {
      progress = createProgress()
      const post = { ...REEL, settings: { format } }
      const on = `POST /v25.0/:page/${edge}`
      facebook.fake.script({ on, after: 1, fault: 'cut' })
      expect(await publish(post)).toMatchObject({ kind: 'unknown' })
      expect(await reconcile(post)).toEqual({ kind: 'absent' })
      facebook.fake.script({ on, fault: 'silent_stored' })
      expect(await publish(post)).toMatchObject({ kind: 'unknown' })
      expect(await reconcile(post)).toMatchObject({ kind: 'published', remoteId: posts().at(-1)?.id })
    }
  })

  it('says with which words pictures and a reel are out, whatever words they are looked for with', async () => {
    facebook.fake.script({ on: FEED, fault: 'silent_stored' })
    expect(await publish(PICTURES)).toMatchObject({ kind: 'unknown' })
    expect(await reconcile({ ...PICTURES, text: 'Edited' })).toMatchObject({ kind: 'published', text: 'Two' })
    facebook.fake.script({ on: 'POST /v25.0/:page/video_reels', after: 1, fault: 'silent_stored' })
    expect(await publish(REEL)).toMatchObject({ kind: 'unknown' })
    expect(await reconcile({ ...REEL, text: 'Edited' })).toMatchObject({ kind: 'published', text: 'A reel' })
  })

  it('finds a comment by its writer, text and time', async () => {
    const made = await publish()
    if (made.kind !== 'published') throw new Error(made.kind)
    const replyTo = { root: made.remoteId, parent: made.remoteId }
    const comment = { text: 'The recipe', part: { kind: 'comment' as const, index: 1, replyTo } }
    facebook.fake.script({ on: 'POST /v25.0/:object/comments', fault: 'silent_stored' })
    expect(await publish(comment)).toMatchObject({ kind: 'unknown' })
    const [stored] = acceptedIn(facebook.fake.ledger, 'comment')
    expect(await reconcile(comment)).toMatchObject({ kind: 'published', remoteId: stored?.id })
  })

  it('asks to connect again when access ends in the middle, and shows the same pictures with new access', async () => {
    facebook.fake.script({ on: FEED, fault: 'token_expired' })
    expect(await publish(PICTURES)).toMatchObject({
      kind: 'refused',
      error: { kind: 'token_expired', retryable: false },
    })
    channel = await facebook.connectFirst()
    expect(await publish(PICTURES)).toMatchObject({ kind: 'published' })
    expect([acceptedIn(facebook.fake.ledger, 'media').length, posts().length]).toEqual([2, 1])
  })

  it('stores no picture twice, and goes on with the one where an earlier delivery stopped', async () => {
    facebook.fake.script({ on: 'POST /v25.0/:page/photos', after: 1, fault: 'cut' })
    expect(await publish(PICTURES)).toMatchObject({ kind: 'refused', error: { retryable: true } })
    expect(await publish(PICTURES)).toMatchObject({ kind: 'published' })
    expect(acceptedIn(facebook.fake.ledger, 'media')).toHaveLength(2)
  })

  it('does not take a post of the same text for it that is more than ten minutes older', async () => {
    await publish()
    facebook.clock.advance(11 * 60_000)
    facebook.fake.script({ on: FEED, fault: 'cut' })
    await publish()
    expect(await reconcile()).toEqual({ kind: 'absent' })
  })

  it('proves nothing by a look-up that fails', async () => {
    facebook.fake.script({ on: 'GET /v25.0/:page/published_posts', fault: { status: 500 } })
    expect(await reconcile()).toMatchObject({ kind: 'unknown', error: { kind: 'platform_down' } })
  })
})
