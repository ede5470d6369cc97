import { INSTAGRAM_CONTRACT } from '@postwright/core/platforms/instagram/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInstagramModule } from '../../../functions/src/platforms/instagram/module.ts'
import { INSTAGRAM_APP } from '../../fakes/instagram/instagram-state.ts'
import { startInstagramFake } from '../../fakes/instagram/start-instagram-fake.ts'
import { jpegFile, pngFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'

const start = () =>
  startGraphChannel({ app: INSTAGRAM_APP, startFake: startInstagramFake, createModule: createInstagramModule })

let instagram: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof instagram.connectFirst>>
beforeAll(async () => {
  instagram = await start()
  const { files } = instagram
  files.add('a', await jpegFile(800, 800))
  files.add('tall', await jpegFile(800, 1_000))
  files.add('taller', await jpegFile(800, 1_020))
  files.add('wide', await jpegFile(1_910, 1_000))
  files.add('wider', await jpegFile(1_950, 1_000))
  files.add('story', await jpegFile(900, 1_600))
  files.add('png', await pngFile(800, 800))
  files.add('film', videoFile())
})
beforeEach(async () => {
  instagram.fake.reset()
  channel = await instagram.connectFirst()
})
afterAll(() => instagram.close())

type Post = Parameters<typeof instagram.request>[1]
const publish = (post: Post) => deliverPost(instagram.publisher, instagram.request(channel, post), createProgress())
const posts = () => acceptedIn(instagram.fake.ledger, 'post').map(({ content }) => content)
const film = mediaOf('film', { mime: 'video/mp4' })

describe('connecting Instagram', () => {
  it('asks for every scope, and finds the professional account with access for sixty days', async () => {
    const [found] = await instagram.connect()
    expect(found).toMatchObject({
      account: { externalId: '17841400008460056', handle: 'kitchenandgarden', service: 'https://www.instagram.com' },
      scopes: INSTAGRAM_CONTRACT.auth.scopes,
      expiresAt: instagram.clock.now() + INSTAGRAM_CONTRACT.auth.accessLife,
    })
  })

  it('refuses a personal account, and says how to switch it', async () => {
    instagram.fake.state.accountType = 'PERSONAL'
    const detail: unknown = expect.stringContaining('professional')
    await expect(instagram.connect()).rejects.toMatchObject({ code: 'connection_refused', detail })
  })

  it('refuses a sign-in that lacks a scope, and names it', async () => {
    const missing = 'instagram_business_content_publish'
    const message: unknown = expect.stringContaining(missing)
    await expect(instagram.connect(missing)).rejects.toMatchObject({ code: 'connection_refused', message })
  })

  it('reads the older form of the reply too', async () => {
    const { token } = instagram.fake.state.tokens.issue('short', '17841400008460056', INSTAGRAM_CONTRACT.auth.scopes)
    const body = { access_token: token, user_id: 1, permissions: INSTAGRAM_CONTRACT.auth.scopes }
    instagram.fake.script({ on: 'POST /oauth/access_token', fault: { status: 200, body } })
    expect(await instagram.connect()).toHaveLength(1)
  })
})

describe('publishing on Instagram', () => {
  it('publishes a picture with its description and those who are invited to it', async () => {
    const settings = { format: 'post', collaborators: '@first, second' }
    const outcome = await publish({ text: 'A cake', media: [mediaOf('a', { alt: 'A round cake' })], settings })
    expect(outcome).toMatchObject({ kind: 'published', url: expect.stringContaining('https://www.instagram.com/p/') })
    const image_url = `${instagram.files.url}/a`
    const collaborators = JSON.stringify(['first', 'second'])
    expect(posts()).toEqual([{ image_url, caption: 'A cake', alt_text: 'A round cake', collaborators }])
  })

  it('publishes one video as a reel, in the feed or beside it', async () => {
    await publish({ text: 'It rises', media: [film] })
    await publish({ text: 'It falls', media: [film], settings: { shareToFeed: false } })
    const video_url = `${instagram.files.url}/film`
    expect(posts()).toEqual([
      { media_type: 'REELS', video_url, caption: 'It rises', share_to_feed: 'true' },
      { media_type: 'REELS', video_url, caption: 'It falls', share_to_feed: 'false' },
    ])
  })

  it('asks at most once a minute whether a video has been processed', async () => {
    const request = instagram.request(channel, { text: 'It rises', media: [film] })
    const prepared = await instagram.publisher.prepare(request, createProgress())
    if (prepared.kind !== 'prepared') throw new Error(prepared.kind)
    const polled = await instagram.publisher.poll?.(request, prepared.payload)
    expect(polled).toEqual({ kind: 'processing', again: 60_000 })
  })

  it('publishes a reel as a trial, with how it ends, and never a story or a carousel', async () => {
    const settings = { trial: 'performance' }
    await publish({ text: 'Try', media: [film], settings })
    await publish({ media: [film], settings: { trial: 'manual', format: 'story' } })
    await publish({ text: 'Two', media: [film, mediaOf('a')], settings })
    await publish({ text: 'None', media: [film], settings: { trial: 'off' } })
    const trial_params = JSON.stringify({ graduation_strategy: 'SS_PERFORMANCE' })
    const [reel, ...others] = posts()
    expect(reel).toMatchObject({ media_type: 'REELS', trial_params })
    for (const other of others) expect(other).not.toHaveProperty('trial_params')
  })

  it('publishes two to ten pictures and videos as a carousel, and the network none beyond', async () => {
    const ten = [film, ...Array.from({ length: INSTAGRAM_CONTRACT.media.max - 1 }, () => mediaOf('a', { alt: 'Cake' }))]
    expect(await publish({ text: 'All', media: ten })).toMatchObject({ kind: 'published' })
    expect(await publish({ text: 'Two', media: [mediaOf('a'), mediaOf('tall')] })).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([{ media_type: 'CAROUSEL', caption: 'All' }, { media_type: 'CAROUSEL' }])
    const beyond = await publish({ text: 'More', media: [...ten, mediaOf('a')] })
    expect(beyond).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
  })

  it('publishes a picture or a video as a story, and nothing else', async () => {
    const settings = { format: 'story' }
    expect(await publish({ media: [mediaOf('story')], settings })).toMatchObject({ kind: 'published' })
    expect(await publish({ media: [film], settings })).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([{ media_type: 'STORIES' }, { media_type: 'STORIES' }])
    const two = await publish({ media: [mediaOf('a'), mediaOf('a')], settings })
    expect(two).toMatchObject({
      kind: 'refused',
      error: { kind: 'media_format', detail: expect.stringContaining('story') },
    })
    expect(await publish({ text: 'No picture' })).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
  })

  it.each([
    ['text', 'a'.repeat(2_200), 'a'.repeat(2_201)],
    ['hashtags', '#tag '.repeat(5), '#tag '.repeat(6)],
    ['mentions', '@name '.repeat(20), '@name '.repeat(21)],
  ])('takes %s at the limit, and the network none beyond', async (_, at, beyond) => {
    const media = [mediaOf('a')]
    expect(await publish({ text: at, media })).toMatchObject({ kind: 'published' })
    const refused = await publish({ text: beyond, media })
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
  })

  it('takes pictures from 4:5 to 1.91:1 as JPEG, and the network none beyond', async () => {
    for (const id of ['tall', 'wide']) {
      expect(await publish({ media: [mediaOf(id)] })).toMatchObject({ kind: 'published' })
    }
    for (const id of ['taller', 'wider', 'png']) {
      const refused = await publish({ media: [mediaOf(id)] })
      expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
    }
  })

  it('writes the first comment below the post, and finds it again', async () => {
    const post = await publish({ text: 'A cake', media: [mediaOf('a')] })
    if (post.kind !== 'published') throw new Error(post.kind)
    const replyTo = { root: post.remoteId, parent: post.remoteId }
    const comment = { text: '#baking', part: { kind: 'comment' as const, index: 1, replyTo } }
    instagram.fake.script({ on: 'POST /v25.0/:media/comments', fault: 'cut' })
    instagram.fake.script({ on: 'POST /v25.0/:media/comments', fault: 'silent_stored' })
    const progress = createProgress()
    const request = instagram.request(channel, comment)
    expect(await deliverPost(instagram.publisher, request, progress)).toMatchObject({ kind: 'unknown' })
    expect(await instagram.publisher.reconcile(request, progress.kept)).toEqual({ kind: 'absent' })
    expect(await deliverPost(instagram.publisher, request, progress)).toMatchObject({ kind: 'unknown' })
    const [stored] = acceptedIn(instagram.fake.ledger, 'comment')
    const found = await instagram.publisher.reconcile(request, progress.kept)
    expect(found).toMatchObject({ kind: 'published', remoteId: stored?.id, text: '#baking' })
  })
})

describe('looking after an account of Instagram', () => {
  it('checks it, says when it is a personal one, and reads its numbers', async () => {
    const { publisher, fake } = instagram
    expect(await publisher.check(channel.connection, channel.secret)).toMatchObject({ kind: 'ok' })
    const post = await publish({ text: 'A cake', media: [mediaOf('a')] })
    if (post.kind !== 'published') throw new Error(post.kind)
    const metrics = await publisher.metrics?.(channel.connection, channel.secret, post.remoteId)
    expect(metrics).toEqual({ kind: 'metrics', values: { views: 240, likes: 12, replies: 3, reposts: 2 } })
    const followers = await publisher.followers?.(channel.connection, channel.secret)
    expect(followers).toEqual({ kind: 'followers', count: 3_050 })
    fake.state.endedMetrics = ['shares']
    const fewer = await publisher.metrics?.(channel.connection, channel.secret, post.remoteId)
    expect(fewer).toEqual({ kind: 'metrics', values: { views: 240, likes: 12, replies: 3 } })
    fake.state.endedMetrics = []
    const story = await publish({ media: [mediaOf('story')], settings: { format: 'story' } })
    if (story.kind !== 'published') throw new Error(story.kind)
    const ofStory = await publisher.metrics?.(channel.connection, channel.secret, story.remoteId)
    expect(ofStory).toEqual({ kind: 'metrics', values: { views: 90, replies: 4, reposts: 1 } })
    for (const type of ['Business', 'Media_Creator'] as const) {
      fake.state.accountType = type
      expect(await publisher.check(channel.connection, channel.secret)).toMatchObject({ kind: 'ok' })
    }
    fake.state.accountType = 'PERSONAL'
    const personal = await publisher.check(channel.connection, channel.secret)
    expect(personal).toMatchObject({ kind: 'refused', error: { kind: 'permission' } })
  })

  it('renews the token once it is a day old, and keeps it when the reply has none', async () => {
    const { publisher, clock, fake } = instagram
    expect(await publisher.refresh?.(channel.connection, channel.secret)).not.toHaveProperty('rotatedSecret')
    clock.advance(25 * 3_600_000)
    const renewed = await publisher.refresh?.(channel.connection, channel.secret)
    expect(renewed).toMatchObject({ kind: 'ok', expiresAt: clock.now() + INSTAGRAM_CONTRACT.auth.accessLife })
    expect(renewed).toHaveProperty('rotatedSecret')
    fake.script({ on: 'GET /refresh_access_token', fault: { status: 200, body: { access_token: '' } } })
    expect(await publisher.refresh?.(channel.connection, channel.secret)).not.toHaveProperty('rotatedSecret')
  })

  it('asks to connect again when access has ended, and makes no call when it is disconnected', async () => {
    const { publisher, fake } = instagram
    const before = fake.ledger.length
    await publisher.revoke(channel.connection, channel.secret)
    expect(fake.ledger).toHaveLength(before)
    fake.state.tokens.expire()
    const lost = { kind: 'refused', error: { kind: 'token_expired', retryable: false } }
    expect(await publisher.check(channel.connection, channel.secret)).toMatchObject(lost)
  })
})
