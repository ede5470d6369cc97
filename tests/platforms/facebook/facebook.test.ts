import { FACEBOOK_CONTRACT } from '@postwright/core/platforms/facebook/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFacebookModule } from '../../../functions/src/platforms/facebook/module.ts'
import { FACEBOOK_APP, FACEBOOK_PAGES } from '../../fakes/facebook/facebook-state.ts'
import { startFacebookFake } from '../../fakes/facebook/start-facebook-fake.ts'
import { jpegFile, pngFile, videoFile } from '../../fakes/meta-graph/serve-files.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { deliverPost } from '../meta-graph/deliver-post.ts'
import { mediaOf, startGraphChannel } from '../meta-graph/start-graph-channel.ts'
import { createProgress } from '../support/publisher-kit.ts'

const start = () =>
  startGraphChannel({ app: FACEBOOK_APP, startFake: startFacebookFake, createModule: createFacebookModule })

let facebook: Awaited<ReturnType<typeof start>>
let channel: Awaited<ReturnType<typeof facebook.connectFirst>>
beforeAll(async () => {
  facebook = await start()
  const { files } = facebook
  files.add('a', await jpegFile(800, 800))
  files.add('png', await pngFile(800, 800))
  files.add('film', videoFile())
  const heavy = new Uint8Array(4 * 1024 * 1024)
  heavy.set(await jpegFile(800, 800))
  files.add('heavy', heavy)
})
beforeEach(async () => {
  facebook.fake.reset()
  channel = await facebook.connectFirst()
})
afterAll(() => facebook.close())

type Post = Parameters<typeof facebook.request>[1]
const publish = (post: Post) => deliverPost(facebook.publisher, facebook.request(channel, post), createProgress())
const posts = () => acceptedIn(facebook.fake.ledger, 'post')
const contents = () => posts().map(({ content }) => content)
const film = mediaOf('film', { mime: 'video/mp4' })

describe('connecting Facebook', () => {
  it('finds every Page that the person may publish on, each with a token of its own and without an end', async () => {
    const found = await facebook.connect()
    const [first, second] = FACEBOOK_PAGES
    expect(found).toMatchObject([
      {
        account: { externalId: first?.id, handle: 'kitchenandgarden', name: 'Kitchen & Garden' },
        kind: 'page',
        expiresAt: null,
      },
      { account: { externalId: second?.id, handle: second?.id }, kind: 'page', scopes: FACEBOOK_CONTRACT.auth.scopes },
      { account: { name: 'Garden Holding' } },
      { account: { name: 'A client’s Page' } },
    ])
    expect(new Set(found.map(({ secret }) => secret)).size).toBe(4)
  })

  it('finds Pages of business portfolios once each, passes over a portfolio that may not be read, and does without them', async () => {
    const ids = (await facebook.connect()).map(({ account }) => account.externalId)
    expect(ids).toEqual(['110022003300440', '110022003300441', '110022003300450', '110022003300451'])
    const paths = facebook.fake.ledger.map(({ path }) => path)
    expect(paths).toContain('/v25.0/880022003300002/owned_pages')
    const alone = await facebook.connect('business_management')
    expect(alone.map(({ account }) => account.externalId)).toEqual(['110022003300440', '110022003300441'])
  })

  it('waits for the next day once thirty reels were published within one', async () => {
    const reel = { text: 'A reel', media: [film], settings: { format: 'reel' } }
    for (let count = 0; count < 30; count += 1) expect(await publish(reel)).toMatchObject({ kind: 'published' })
    const refused = await publish(reel)
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'rate_limit' } })
  })

  it('follows the list of Pages by its cursors, never by an address that a reply names', async () => {
    const page = { id: '1', name: 'One', access_token: 'token-of-the-page-1' }
    const paging = { cursors: { after: Buffer.from('0').toString('base64') }, next: 'http://127.0.0.1:1/steal' }
    facebook.fake.script({ on: 'GET /v25.0/me/accounts', fault: { status: 200, body: { data: [page], paging } } })
    expect(await facebook.connect('business_management')).toHaveLength(3)
  })

  it('says so when a sign-in has no Page to publish on', async () => {
    const page = { id: '1', name: 'One', access_token: 'token-of-the-page-1', tasks: ['ANALYZE'] }
    facebook.fake.script({ on: 'GET /v25.0/me/accounts', fault: { status: 200, body: { data: [page] } } })
    const detail: unknown = expect.stringContaining('no Page')
    await expect(facebook.connect('business_management')).rejects.toMatchObject({ code: 'connection_refused', detail })
  })

  it('refuses a sign-in that lacks a scope, and a code that was used before', async () => {
    const message: unknown = expect.stringContaining('pages_manage_posts')
    await expect(facebook.connect('pages_manage_posts')).rejects.toMatchObject({ code: 'connection_refused', message })
    const again = facebook.connector.finish?.('used', '', facebook.context)
    await expect(again).rejects.toMatchObject({ code: 'connection_refused' })
  })

  it('shows nothing of the app’s secret when the network repeats it', async () => {
    const body = { error: { code: 100, message: `bad ${FACEBOOK_APP.clientSecret}` } }
    facebook.fake.script({ on: 'GET /v25.0/oauth/access_token', fault: { status: 400, body } })
    const refused = await facebook.connect().catch((error: unknown) => String(error))
    expect(refused).not.toContain(FACEBOOK_APP.clientSecret)
  })
})

describe('publishing on Facebook', () => {
  it('publishes a text, with its first link as a card', async () => {
    const text = 'See https://example.com/cake and https://example.com/pie'
    const outcome = await publish({ text })
    expect(outcome).toMatchObject({ kind: 'published', url: `https://www.facebook.com/${posts()[0]?.id}` })
    expect(contents()).toEqual([{ message: text, link: 'https://example.com/cake', photos: [] }])
  })

  it('shows the card of the chosen link, whether the text has another or none', async () => {
    const settings = { link: ' https://example.com/cake ' }
    await publish({ text: 'See https://example.com/pie', settings })
    await publish({ text: 'No link', settings })
    await publish({ text: 'A picture', media: [mediaOf('a')], settings })
    const link = 'https://example.com/cake'
    expect(contents()).toMatchObject([{ link }, { message: 'No link', link }, { message: 'A picture' }])
    expect(contents()[2]).toMatchObject({ link: undefined })
  })

  it('takes a text at the limit, and the network none beyond', async () => {
    const { max } = FACEBOOK_CONTRACT.text
    const request = facebook.request(channel)
    const withText = (length: number) => ({ ...request, content: { ...request.content, text: 'a'.repeat(length) } })
    expect(await deliverPost(facebook.publisher, withText(max), createProgress())).toMatchObject({ kind: 'published' })
    const refused = await deliverPost(facebook.publisher, withText(max + 1), createProgress())
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
  })

  it('stores up to ten pictures unseen, and shows them with one post', async () => {
    const media = Array.from({ length: FACEBOOK_CONTRACT.media.max }, () => mediaOf('a', { alt: 'Cake' }))
    expect(await publish({ text: 'Ten', media })).toMatchObject({ kind: 'published' })
    const photos = acceptedIn(facebook.fake.ledger, 'media')
    expect(photos).toHaveLength(10)
    expect(photos[0]?.content).toMatchObject({ url: `${facebook.files.url}/a`, alt_text_custom: 'Cake' })
    expect(contents()).toMatchObject([{ message: 'Ten', photos: photos.map(({ id }) => id) }])
    const beyond = await publish({ text: 'Eleven', media: [...media, mediaOf('png')] })
    expect(beyond).toMatchObject({ kind: 'refused', error: { retryable: false } })
  })

  it('takes no picture of 4 MB, as little as the network does', async () => {
    expect(FACEBOOK_CONTRACT.media.images.maxBytes).toBeLessThan(4 * 1024 * 1024)
    const refused = await publish({ media: [mediaOf('heavy')] })
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
  })

  it('publishes a video, a reel, and stories of a picture and of a video', async () => {
    const outcomes = [
      await publish({ text: 'A film', media: [film] }),
      await publish({ text: 'A reel', media: [film], settings: { format: 'reel' } }),
      await publish({ media: [film], settings: { format: 'story' } }),
      await publish({ media: [mediaOf('a')], settings: { format: 'story' } }),
    ]
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('published'))
    expect(contents()).toMatchObject([{ description: 'A film' }, { description: 'A reel' }, {}, {}])
    expect(outcomes.map((outcome) => 'url' in outcome && new URL(outcome.url).pathname.split('/')[1])).toEqual([
      'watch',
      'reel',
      'stories',
      'stories',
    ])
  })

  it.each([
    ['a reel of a picture', 'reel', [mediaOf('a')]],
    ['a reel of nothing', 'reel', []],
    ['a story of two pictures', 'story', [mediaOf('a'), mediaOf('a')]],
  ])('refuses %s before it calls the network', async (_, format, media) => {
    const before = facebook.fake.ledger.length
    const refused = await publish({ text: 'Hello', media, settings: { format } })
    expect(refused).toMatchObject({ kind: 'refused', error: { kind: 'media_format', retryable: false } })
    expect(facebook.fake.ledger).toHaveLength(before)
  })

  it('writes the first comment below the post', async () => {
    const post = await publish({ text: 'A cake' })
    if (post.kind !== 'published') throw new Error(post.kind)
    const replyTo = { root: post.remoteId, parent: post.remoteId }
    const comment = await publish({ text: 'The recipe', part: { kind: 'comment', index: 1, replyTo } })
    expect(comment).toMatchObject({ kind: 'published' })
    expect(acceptedIn(facebook.fake.ledger, 'comment')).toMatchObject([
      { content: { message: 'The recipe', object: post.remoteId } },
    ])
  })
})

describe('looking after a Page', () => {
  it('checks it, and reads the numbers of a post and of a reel', async () => {
    const { publisher } = facebook
    const { connection, secret } = channel
    expect(await publisher.check(connection, secret)).toMatchObject({
      kind: 'ok',
      account: { name: 'Kitchen & Garden' },
    })
    const post = await publish({ text: 'A cake' })
    const reel = await publish({ text: 'A reel', media: [film], settings: { format: 'reel' } })
    if (post.kind !== 'published' || reel.kind !== 'published') throw new Error('not published')
    const ofPost = { likes: 12, replies: 3, reposts: 2 }
    expect(await publisher.metrics?.(connection, secret, post.remoteId)).toEqual({ kind: 'metrics', values: ofPost })
    const ofReel = { likes: 12, replies: 3, views: 240 }
    expect(await publisher.metrics?.(connection, secret, reel.remoteId)).toEqual({ kind: 'metrics', values: ofReel })
    expect(await publisher.followers?.(connection, secret)).toEqual({ kind: 'followers', count: 640 })
  })

  it('has nothing to renew, asks to connect again when access has ended, and leaves other Pages their access', async () => {
    const { publisher, fake } = facebook
    expect(publisher.refresh).toBeUndefined()
    const before = fake.ledger.length
    await publisher.revoke(channel.connection, channel.secret)
    expect(fake.ledger).toHaveLength(before)
    fake.state.tokens.forget()
    const lost = { kind: 'refused', error: { kind: 'token_expired', retryable: false } }
    expect(await publisher.check(channel.connection, channel.secret)).toMatchObject(lost)
    expect(await publish({ text: 'Hello' })).toMatchObject(lost)
  })
})
