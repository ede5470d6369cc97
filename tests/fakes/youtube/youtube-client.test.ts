import { Readable } from 'node:stream'
import { auth, youtube } from '@googleapis/youtube'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { pressAuthorize } from '../support/press-authorize.ts'
import { startYouTubeFake } from './start-youtube-fake.ts'
import { READ_SCOPE, UPLOAD_SCOPE, YOUTUBE_APP } from './youtube-state.ts'

const UNIT = 256 * 1024
const PART = ['snippet', 'status']
const RESOURCE = {
  snippet: { title: 'Tomatoes in a tub', description: 'From seed to salad', tags: ['garden'], categoryId: '26' },
  status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: false },
}

let fake: Awaited<ReturnType<typeof startYouTubeFake>>
beforeAll(async () => {
  fake = await startYouTubeFake()
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

/** Google's own client, pointed at the fake. */
function openClient() {
  const google = new auth.OAuth2({
    clientId: YOUTUBE_APP.clientId,
    clientSecret: YOUTUBE_APP.clientSecret,
    redirectUri: YOUTUBE_APP.redirectUri,
    endpoints: {
      oauth2TokenUrl: `${fake.url}/token`,
      oauth2RevokeUrl: `${fake.url}/revoke`,
      oauth2AuthBaseUrl: `${fake.url}/o/oauth2/v2/auth`,
    },
  })
  return { google, api: youtube({ version: 'v3', auth: google, rootUrl: `${fake.url}/` }) }
}

/** Uploads of the client honour `rootUrl` only when it is passed with the call. */
const root = () => ({ rootUrl: `${fake.url}/` })

async function signIn() {
  const client = openClient()
  const state = 'state-1'
  const url = client.google.generateAuthUrl({
    access_type: 'offline',
    prompt: 'consent',
    scope: [UPLOAD_SCOPE, READ_SCOPE],
    state,
  })
  const back = await pressAuthorize(url)
  expect(back.searchParams.get('state')).toBe(state)
  const { tokens } = await client.google.getToken(back.searchParams.get('code') ?? '')
  client.google.setCredentials(tokens)
  return { ...client, tokens }
}

const because = (reason: string) => ({ response: { data: { error: { errors: [{ reason }] } } } })

describe("Google's own client against the fake", () => {
  test('signs in, finds the channel, and renews its access without getting another refresh token', async () => {
    const { api, google, tokens } = await signIn()
    expect(tokens.refresh_token).toMatch(/^refresh-/)
    const channels = await api.channels.list({ part: ['snippet'], mine: true })
    expect(channels.data.items).toMatchObject([
      { id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', snippet: { title: 'Kitchen & Garden' } },
    ])
    fake.state.grants.expire()
    const renewed = await google.refreshAccessToken()
    expect(renewed.credentials.access_token).not.toBe(tokens.access_token)
    expect(renewed.credentials.refresh_token).toBe(tokens.refresh_token)
  })

  test('uploads a video in one request, gives it a thumbnail and reads its numbers', async () => {
    const { api } = await signIn()
    const media = { mimeType: 'video/mp4', body: Readable.from([Buffer.alloc(1000, 7)]) }
    const inserted = await api.videos.insert({ part: PART, requestBody: RESOURCE, media }, root())
    const videoId = inserted.data.id ?? ''
    const picture = { mimeType: 'image/png', body: Readable.from([Buffer.alloc(40, 1)]) }
    await api.thumbnails.set({ videoId, media: picture }, root())
    const listed = await api.videos.list({ part: ['statistics'], id: [videoId] })
    expect(listed.data.items?.[0]?.statistics).toMatchObject({ viewCount: '1520', likeCount: '88' })
    expect(acceptedIn(fake.ledger, 'post')).toMatchObject([
      { id: videoId, content: { resource: RESOURCE, bytes: 1000 } },
    ])
    expect(fake.state.videos[0]).toMatchObject({ thumbnail: 40 })
  })

  test('uploads a video in parts, asks how far it is, and goes on from there', async () => {
    const { google } = await signIn()
    const total = 2 * UNIT + 17
    const opened = await google.request({
      url: `${fake.url}/upload/youtube/v3/videos`,
      method: 'POST',
      params: { uploadType: 'resumable', part: 'snippet,status' },
      headers: { 'X-Upload-Content-Length': String(total), 'X-Upload-Content-Type': 'video/mp4' },
      data: RESOURCE,
    })
    const url = new Headers(opened.headers).get('location') ?? ''
    const put = (range: string, bytes: number) =>
      google.request({
        url,
        method: 'PUT',
        headers: { 'Content-Range': range, 'Content-Type': 'video/mp4' },
        body: new Uint8Array(bytes),
        validateStatus: () => true,
      })
    expect(await put(`bytes */${total}`, 0)).toMatchObject({ status: 308 })
    const first = await put(`bytes 0-${UNIT - 1}/${total}`, UNIT)
    expect(first.status).toBe(308)
    expect(new Headers(first.headers).get('range')).toBe(`bytes=0-${UNIT - 1}`)
    expect(await put(`bytes ${UNIT}-${UNIT + 99}/${total}`, 100)).toMatchObject({ status: 400 })
    const last = await put(`bytes ${UNIT}-${total - 1}/${total}`, total - UNIT)
    expect([last.status, last.data]).toMatchObject([200, { id: 'vid00000001', status: { uploadStatus: 'uploaded' } }])
    const asked = await put(`bytes */${total}`, 0)
    expect([asked.status, asked.data]).toMatchObject([200, { id: 'vid00000001' }])
    expect(acceptedIn(fake.ledger, 'post')).toHaveLength(1)
  })

  test('is refused with the reasons of the API', async () => {
    const { api } = await signIn()
    const insert = (snippet: object) =>
      api.videos.insert(
        {
          part: PART,
          requestBody: { ...RESOURCE, snippet: { ...RESOURCE.snippet, ...snippet } },
          media: { mimeType: 'video/mp4', body: Readable.from([Buffer.alloc(10)]) },
        },
        root(),
      )
    await expect(insert({ title: 'a < b' })).rejects.toMatchObject(because('invalidTitle'))
    await expect(insert({ title: 'x'.repeat(101) })).rejects.toMatchObject(because('invalidTitle'))
    await expect(insert({ description: 'y'.repeat(5001) })).rejects.toMatchObject(because('invalidDescription'))
    await expect(insert({ tags: ['z'.repeat(501)] })).rejects.toMatchObject(because('invalidTags'))
    await expect(insert({ colour: 'red' })).rejects.toMatchObject({ status: 400 })
    expect(acceptedIn(fake.ledger, 'post')).toHaveLength(0)
  })
})
