import { Agent } from 'node:https'
import net from 'node:net'
import { ApiResponseError, EUploadMimeType, TwitterApi } from 'twitter-api-v2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import { X_APP } from './oauth-routes.ts'
import { USAGE_CAPPED } from './problems.ts'
import { startX, type XFake } from './start-x.ts'

const REDIRECT = 'http://127.0.0.1:5000/callback'
const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access']

let x: XFake
beforeAll(async () => {
  x = await startX()
})
beforeEach(() => x.reset())
afterAll(() => x.close())

/** Routes every connection of the client to the fake, whatever its host. */
function toFake(): Agent {
  const agent = new Agent()
  agent.createConnection = () => net.connect(Number(new URL(x.url).port), '127.0.0.1')
  return agent
}

const anonymous = () => new TwitterApi({ ...X_APP }, { httpAgent: toFake() })

async function signIn(scope = SCOPES) {
  const client = anonymous()
  const link = client.generateOAuth2AuthLink(REDIRECT, { scope })
  const back = await pressAuthorize(link.url.replace('https://x.com', x.url))
  expect(back.searchParams.get('state')).toBe(link.state)
  const code = back.searchParams.get('code') ?? ''
  return client.loginWithOAuth2({ code, codeVerifier: link.codeVerifier, redirectUri: REDIRECT })
}

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error: unknown) =>
      error instanceof ApiResponseError ? { code: error.code, data: error.data } : Promise.reject(error),
  )

describe('a client that others wrote, at this network', () => {
  it('signs in with PKCE, renews once with each refresh token, and revokes', async () => {
    const { client, refreshToken = '', scope, expiresIn } = await signIn()
    expect([scope, expiresIn]).toEqual([SCOPES, 7200])
    expect((await client.v2.me()).data.username).toBe('postwright_dev')
    const renewed = await anonymous().refreshOAuth2Token(refreshToken)
    expect((await renewed.client.v2.me()).data.id).toBe('2244994945')
    expect(await refusalOf(anonymous().refreshOAuth2Token(refreshToken))).toMatchObject({ code: 400 })
    await anonymous().revokeOAuth2Token(renewed.accessToken)
    expect(await refusalOf(renewed.client.v2.me())).toMatchObject({ code: 401 })
  })

  it('publishes a thread with two pictures and their descriptions', async () => {
    const { client } = await signIn()
    const media = await Promise.all(
      [1, 2].map(async (n) => {
        const id = await client.v2.uploadMedia(Buffer.alloc(2_500_000, n), {
          media_type: EUploadMimeType.Png,
          media_category: 'tweet_image',
        })
        await client.v2.createMediaMetadata(id, { alt_text: { text: `Picture ${n}` } })
        return id
      }),
    )
    const [first = '', second = ''] = media
    const posted = await client.v2.tweet('Two pictures, see https://example.com/a & more', {
      media: { media_ids: [first, second] },
    })
    const reply = await client.v2.reply('And a reply', posted.data.id)
    expect(acceptedIn(x.ledger, 'post')).toMatchObject([
      { id: posted.data.id, content: { media: { media_ids: media }, alt: ['Picture 1', 'Picture 2'] } },
      { id: reply.data.id, content: { reply: { in_reply_to_tweet_id: posted.data.id } } },
    ])
    const timeline = await client.v2.userTimeline('2244994945', {
      'tweet.fields': ['created_at', 'entities', 'attachments', 'referenced_tweets'],
    })
    expect(timeline.tweets.map(({ id }) => id)).toEqual([reply.data.id, posted.data.id])
    expect(timeline.tweets[1]).toMatchObject({
      text: expect.stringMatching(/^Two pictures, see https:\/\/t\.co\/\S+ &amp; more https:\/\/t\.co\/\S+$/),
      attachments: { media_keys: media.map((id) => `3_${id}`) },
    })
  })

  it('waits for a video until it is processed', async () => {
    const { client } = await signIn()
    const id = await client.v2.uploadMedia(Buffer.alloc(1_500_000), {
      media_type: EUploadMimeType.Mp4,
      media_category: 'tweet_video',
    })
    await client.v2.tweet('A video', { media: { media_ids: [id] } })
    expect(
      x.ledger.filter(({ path, query }) => path === '/2/media/upload' && query.command === 'STATUS').length,
    ).toBeGreaterThan(1)
  })

  it('gives a video subtitles that were uploaded as a file of their own, and takes no other files for them', async () => {
    const { client } = await signIn()
    // The client's own upload has no file type for subtitles.
    const upload = async (text: string, media_category: string, media_type: string): Promise<string> => {
      const media = Buffer.from(text)
      const asked = { media_type, media_category, total_bytes: media.byteLength }
      const begun = await client.v2.post('media/upload/initialize', asked)
      const { id } = Object(begun).data
      const part = { segment_index: 0, media: media.toString('base64') }
      await client.v2.post(`media/upload/${id}/append`, part, { forceBodyMode: 'json' })
      await client.v2.post(`media/upload/${id}/finalize`)
      return id
    }
    const video = await upload('v'.repeat(1_000), 'tweet_video', 'video/mp4')
    const give = (id: string, more: object = {}) =>
      client.v2.post('media/subtitles', {
        id: video,
        media_category: 'TweetVideo',
        subtitles: { id, language_code: 'EN', display_name: 'English', ...more },
      })
    const file = await upload('1\n00:00:01,000 --> 00:00:02,500\nHello\n', 'subtitles', 'text/srt')
    expect(await give(file)).toMatchObject({ data: { id: video, associated_subtitles: [{ language_code: 'EN' }] } })
    expect(await refusalOf(give(file, { language_code: 'en-US' }))).toMatchObject({ code: 400 })
    expect(await refusalOf(give(file, { style: 'bold' }))).toMatchObject({ code: 400 })
    expect(await refusalOf(give('1'))).toMatchObject({ code: 404 })
    expect(await refusalOf(give(video))).toMatchObject({ code: 400 })
    const broken = await upload('WEBVTT\n\nHello', 'subtitles', 'text/vtt')
    expect(await refusalOf(give(broken))).toMatchObject({ code: 400 })
    expect(await refusalOf(client.v2.tweet('x', { media: { media_ids: [file] } }))).toMatchObject({ code: 400 })
    const { client: other } = await signIn(SCOPES.filter((scope) => scope !== 'media.write'))
    const asked = { media_type: 'text/srt', media_category: 'subtitles', total_bytes: 1 }
    expect(await refusalOf(other.v2.post('media/upload/initialize', asked))).toMatchObject({ code: 403 })
    expect(acceptedIn(x.ledger, 'subtitles')).toMatchObject([{ id: video, content: { id: file } }])
  })

  it('posts a poll', async () => {
    const { client } = await signIn()
    const { data } = await client.v2.tweet('Which one?', {
      poll: { options: ['This', 'That'], duration_minutes: 60 },
      reply_settings: 'following',
    })
    expect(acceptedIn(x.ledger, 'post')).toMatchObject([{ id: data.id, content: { poll: { duration_minutes: 60 } } }])
  })

  it('is refused as X would refuse it', async () => {
    const { client } = await signIn()
    await client.v2.tweet('Once')
    expect(await refusalOf(client.v2.tweet('Once'))).toMatchObject({
      code: 403,
      data: { detail: expect.stringContaining('duplicate content') },
    })
    expect(await refusalOf(client.v2.tweet('漢'.repeat(141)))).toMatchObject({
      code: 400,
      data: { detail: expect.stringContaining('too long') },
    })
    expect(await refusalOf(client.v2.tweet('$AAA and $BBB'))).toMatchObject({
      data: { detail: expect.stringContaining('one cashtag') },
    })
    expect(await refusalOf(client.v2.tweet('x', { media: { media_ids: ['1'] } }))).toMatchObject({ code: 400 })
    expect(await refusalOf(client.v2.reply('x', '1'))).toMatchObject({ code: 403 })
    expect(await refusalOf(client.v2.tweet({ text: 'x', visibility: 'all' } as object))).toMatchObject({ code: 400 })
    x.script({ on: 'POST /2/tweets', fault: { status: 429, body: USAGE_CAPPED } })
    expect(await refusalOf(client.v2.tweet('x'))).toMatchObject({ code: 429, data: { title: 'UsageCapExceeded' } })
    const readOnly = await signIn(['tweet.read', 'users.read'])
    expect(readOnly.refreshToken).toBeUndefined()
    expect(await refusalOf(readOnly.client.v2.tweet('x'))).toMatchObject({
      code: 403,
      data: { detail: expect.stringContaining('scopes') },
    })
    expect(await refusalOf(new TwitterApi('app-only', { httpAgent: toFake() }).v2.tweet('x'))).toMatchObject({
      data: { title: 'Unsupported Authentication' },
    })
  })

  it('reads what is left of its posts, and is told when there is none', async () => {
    const { client } = await signIn()
    for (let n = 1; n <= 100; n += 1) await client.v2.tweet(`Post ${n}`)
    const error = await client.v2.tweet('One more').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 429, rateLimit: { limit: 100, remaining: 0 } })
  })

  it('gives back no code after half a minute, for another address or with another verifier', async () => {
    const client = anonymous()
    const exchange = async (change: { redirectUri?: string; codeVerifier?: string }) => {
      const link = client.generateOAuth2AuthLink(REDIRECT, { scope: SCOPES })
      const code = (await pressAuthorize(link.url.replace('https://x.com', x.url))).searchParams.get('code') ?? ''
      return client.loginWithOAuth2({ code, codeVerifier: link.codeVerifier, redirectUri: REDIRECT, ...change })
    }
    expect(await refusalOf(exchange({ redirectUri: `${REDIRECT}/` }))).toMatchObject({ code: 400 })
    expect(await refusalOf(exchange({ codeVerifier: 'x'.repeat(64) }))).toMatchObject({ code: 400 })
    const denied = await pressAuthorize(
      client.generateOAuth2AuthLink(REDIRECT, { scope: SCOPES }).url.replace('https://x.com', x.url),
      { deny: '1' },
    )
    expect(denied.searchParams.get('error')).toBe('access_denied')
  })
})
