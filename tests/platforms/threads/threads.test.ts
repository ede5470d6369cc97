import { THREADS_CONTRACT } from '@postwright/core/platforms/threads/contract'
import { countText } from '@postwright/core/publishing/count-text'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createThreadsModule } from '../../../functions/src/platforms/threads/module.ts'
import { jpegFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { startThreadsFake } from '../../fakes/threads/start-threads-fake.ts'
import { THREADS_APP } from '../../fakes/threads/threads-state.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'

const start = () =>
  startGraphChannel({ app: THREADS_APP, startFake: startThreadsFake, createModule: createThreadsModule })

let threads: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof threads.connectFirst>>
beforeAll(async () => {
  threads = await start()
  threads.files.add('a', await jpegFile(800, 800))
  threads.files.add('film', videoFile())
})
beforeEach(async () => {
  threads.fake.reset()
  channel = await threads.connectFirst()
})
afterAll(() => threads.close())

type Post = Parameters<typeof threads.request>[1]
const publish = (post: Post) => deliverPost(threads.publisher, threads.request(channel, post), createProgress())
const posts = () => acceptedIn(threads.fake.ledger, 'post').map(({ content }) => content)

describe('connecting Threads', () => {
  it('asks for every scope, and finds the profile with access for sixty days', async () => {
    const [found] = await threads.connect()
    expect(found).toMatchObject({
      account: { handle: 'kitchenandgarden', name: 'Kitchen & Garden', service: 'https://www.threads.com' },
      scopes: THREADS_CONTRACT.auth.scopes,
      expiresAt: threads.clock.now() + THREADS_CONTRACT.auth.accessLife,
      isProven: true,
    })
  })

  it('refuses a sign-in that lacks a scope, and names it', async () => {
    const refused = threads.connect('threads_manage_insights')
    await expect(refused).rejects.toMatchObject({
      code: 'connection_refused',
      message: expect.stringContaining('threads_manage_insights'),
    })
  })

  it('takes a publishing call for proof where tokens are shown to testers only', async () => {
    threads.fake.script({
      on: 'GET /v1.0/debug_token',
      fault: { status: 403, body: { error: { code: 10, message: 'no' } } },
    })
    expect(await threads.connect()).toHaveLength(1)
  })

  it('says that the network does not answer, without its own words of a fault', async () => {
    threads.fake.script({ on: 'POST /oauth/access_token', fault: 'cut' })
    await expect(threads.connect()).rejects.toMatchObject({ code: 'connection_unreachable' })
    threads.fake.script({ on: 'GET /access_token', fault: { status: 500 } })
    await expect(threads.connect()).rejects.toMatchObject({ code: 'connection_unreachable' })
    threads.fake.script({ on: 'GET /access_token', fault: { status: 429, retryAfter: 90 } })
    await expect(threads.connect()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 90 })
  })

  it('needs the operator’s app', async () => {
    const begun = async () => threads.connector.begin({}, { ...threads.context, app: null })
    await expect(begun()).rejects.toMatchObject({ code: 'network_unavailable' })
  })
})

describe('publishing on Threads', () => {
  it('publishes a text with who may answer it', async () => {
    const outcome = await publish({ text: 'Hello', settings: { replyControl: 'mentioned_only' } })
    expect(outcome).toMatchObject({ kind: 'published', url: expect.stringContaining('/@kitchenandgarden/post/') })
    expect(posts()).toEqual([{ media_type: 'TEXT', text: 'Hello', reply_control: 'mentioned_only' }])
  })

  it('files the post under its topic, typed with a hashtag or without, and says it of the first part only', async () => {
    const settings = { topicTag: ' #Slow food ' }
    const first = await publish({ text: 'Hello', settings })
    if (first.kind !== 'published') throw new Error(first.kind)
    const replyTo = { root: first.remoteId, parent: first.remoteId }
    await publish({ text: 'More', settings, part: { kind: 'reply', index: 1, replyTo } })
    await publish({ text: 'None', settings: { topicTag: '' } })
    expect(posts()).toEqual([
      { media_type: 'TEXT', text: 'Hello', topic_tag: 'Slow food' },
      { media_type: 'TEXT', text: 'More', reply_to_id: first.remoteId },
      { media_type: 'TEXT', text: 'None' },
    ])
  })

  it('takes a text at the limit, an emoji counting its bytes, and the network none beyond', async () => {
    const full = `${'a'.repeat(496)}🙂`
    expect(countText(THREADS_CONTRACT, full)).toMatchObject({ used: 500, left: 0 })
    expect(await publish({ text: full })).toMatchObject({ kind: 'published' })
    expect(countText(THREADS_CONTRACT, `${full}a`).left).toBe(-1)
    const refused = await publish({ text: `${full}a` })
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
  })

  it('publishes one picture with its description, and one video', async () => {
    await publish({ text: 'A cake', media: [mediaOf('a', { alt: 'A round cake' })] })
    await publish({ text: 'It rises', media: [mediaOf('film', { mime: 'video/mp4' })] })
    const image_url = `${threads.files.url}/a`
    expect(posts()).toMatchObject([
      { media_type: 'IMAGE', image_url, alt_text: 'A round cake', text: 'A cake' },
      { media_type: 'VIDEO', video_url: `${threads.files.url}/film`, text: 'It rises' },
    ])
  })

  it('publishes pictures and videos together, up to twenty', async () => {
    const media = Array.from({ length: THREADS_CONTRACT.media.max }, (_, index) =>
      index === 3 ? mediaOf('film', { mime: 'video/mp4' }) : mediaOf('a'),
    )
    const progress = createProgress()
    const all = threads.request(channel, { text: 'All of it', media })
    expect(await deliverPost(threads.publisher, all, progress)).toMatchObject({ kind: 'published' })
    expect(acceptedIn(threads.fake.ledger, 'container')).toHaveLength(media.length + 1)
    expect(posts()).toMatchObject([{ media_type: 'CAROUSEL', text: 'All of it' }])
    const beyond = await publish({ text: 'More', media: [...media, mediaOf('a')] })
    expect(beyond).toMatchObject({ kind: 'refused', error: { retryable: false } })
  })

  it('publishes a poll', async () => {
    const poll = { options: ['Apple', 'Pear', 'Plum'], duration: 86_400_000, multiple: false }
    expect(await publish({ text: 'Which?', poll })).toMatchObject({ kind: 'published' })
    const poll_attachment = JSON.stringify({ option_a: 'Apple', option_b: 'Pear', option_c: 'Plum' })
    expect(posts()).toMatchObject([{ media_type: 'TEXT', poll_attachment }])
  })

  it('publishes the parts of a thread as answers, each by its own quota', async () => {
    const first = await publish({ text: 'One' })
    if (first.kind !== 'published') throw new Error(first.kind)
    const replyTo = { root: first.remoteId, parent: first.remoteId }
    const part = { kind: 'reply' as const, index: 1, replyTo }
    expect(await publish({ text: 'Two', part })).toMatchObject({ kind: 'published' })
    expect(posts()).toMatchObject([{ text: 'One' }, { text: 'Two', reply_to_id: first.remoteId }])
    expect(threads.fake.state).toMatchObject({ quotaUsed: 1, repliesUsed: 1 })
  })
})

describe('looking after a profile of Threads', () => {
  it('checks it, and reads its numbers with quotes among the reposts', async () => {
    const { publisher } = threads
    expect(await publisher.check(channel.connection, channel.secret)).toMatchObject({ kind: 'ok' })
    const post = await publish({ text: 'Hello' })
    if (post.kind !== 'published') throw new Error(post.kind)
    const metrics = await publisher.metrics?.(channel.connection, channel.secret, post.remoteId)
    expect(metrics).toEqual({ kind: 'metrics', values: { views: 240, likes: 12, replies: 3, reposts: 3 } })
    const followers = await publisher.followers?.(channel.connection, channel.secret)
    expect(followers).toEqual({ kind: 'followers', count: 512 })
  })

  it('renews the token once it is a day old, and keeps it when the reply has none', async () => {
    const { publisher, clock } = threads
    const young = await publisher.refresh?.(channel.connection, channel.secret)
    expect(young).toEqual({ kind: 'ok', expiresAt: channel.connection.expiresAt })
    clock.advance(25 * 3_600_000)
    const renewed = await publisher.refresh?.(channel.connection, channel.secret)
    expect(renewed).toMatchObject({ kind: 'ok', expiresAt: clock.now() + THREADS_CONTRACT.auth.accessLife })
    expect(renewed).toHaveProperty('rotatedSecret')
    const empty = { status: 200, body: { access_token: '', expires_in: 100 } }
    threads.fake.script({ on: 'GET /refresh_access_token', fault: empty })
    const kept = await publisher.refresh?.(channel.connection, channel.secret)
    expect(kept).toEqual({ kind: 'ok', expiresAt: channel.connection.expiresAt })
  })

  it('asks to connect again when access has ended', async () => {
    threads.fake.state.tokens.expire()
    const lost = { kind: 'refused', error: { kind: 'token_expired', retryable: false } }
    expect(await threads.publisher.check(channel.connection, channel.secret)).toMatchObject(lost)
    expect(await publish({ text: 'Hello' })).toMatchObject(lost)
  })

  it('makes no call when the profile is disconnected: the network has none for it', async () => {
    const before = threads.fake.ledger.length
    await threads.publisher.revoke(channel.connection, channel.secret)
    expect(threads.fake.ledger).toHaveLength(before)
  })
})
