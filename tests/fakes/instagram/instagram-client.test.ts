import { Client, MediaType } from 'instagram-graph-api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import type { Fake } from '../support/start-fake.ts'
import { jpegFile, videoFile, serveFiles, type ServedFiles } from '../meta-graph/serve-files.ts'
import { INSTAGRAM_ACCOUNT, type InstagramState } from './instagram-state.ts'
import { startInstagramFake } from './start-instagram-fake.ts'

const SCOPES = [
  'instagram_business_basic',
  'instagram_business_content_publish',
  'instagram_business_manage_comments',
  'instagram_business_manage_insights',
]

let fake: Fake & { state: InstagramState }
let files: ServedFiles
let client: Client

beforeEach(async () => {
  fake = await startInstagramFake()
  files = await serveFiles()
  // The client's host is fixed, and it puts several slashes before each path, which that host treats as one.
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    if (!(input instanceof Request)) return real(input, init)
    return real(input.url.replace(/^https:\/\/graph\.facebook\.com\/+/, `${fake.url}/v25.0/`), { method: input.method })
  })
  const { token } = fake.state.tokens.issue('long', INSTAGRAM_ACCOUNT.user_id, SCOPES)
  client = new Client(token, INSTAGRAM_ACCOUNT.user_id)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all([fake.close(), files.close()])
})

describe('the fake of Instagram, called by a client that others wrote', () => {
  it('publishes a picture: container, status, publication, comment, and lists them', async () => {
    const url = files.add('cake.jpg', await jpegFile(800, 800))
    const container = await client.newPostPagePhotoMediaRequest(url, 'A cake #baking').execute()
    const status = await client.newGetContainerRequest(container.getId()).execute()
    expect(status.getContainerStatusCode()).toBe('FINISHED')
    const media = await client.newPostPublishMediaRequest(container.getId()).execute()
    await client.newPostMediaCommentRequest(media.getId(), 'The recipe is on our page').execute()
    expect(acceptedIn(fake.ledger).map(({ kind }) => kind)).toEqual(['container', 'post', 'comment'])
    expect(acceptedIn(fake.ledger, 'post')[0]?.content).toMatchObject({
      caption: 'A cake #baking',
      media_type: MediaType.IMAGE,
    })
    const limit = await client.newGetContentPublishingLimitRequest().execute()
    expect(limit.getQuotaUsage()).toBe(1)
  })

  it('processes a video before it is published as a reel', async () => {
    const url = files.add('cake.mp4', videoFile())
    const container = await client.newPostPageReelMediaRequest(url, 'A cake rises').execute()
    await client.newPostPublishMediaRequest(container.getId()).execute()
    expect(acceptedIn(fake.ledger, 'post')).toEqual([])
    const look = () => client.newGetContainerRequest(container.getId()).execute()
    expect((await look()).getContainerStatusCode()).toBe('IN_PROGRESS')
    expect((await look()).getContainerStatusCode()).toBe('FINISHED')
    await client.newPostPublishMediaRequest(container.getId()).execute()
    expect(acceptedIn(fake.ledger, 'post')).toHaveLength(1)
  })

  it('publishes a story, and lists it apart', async () => {
    const url = files.add('cake.jpg', await jpegFile(900, 1600))
    const container = await client.newPostPageStoriesPhotoMediaRequest(url).execute()
    const media = await client.newPostPublishMediaRequest(container.getId()).execute()
    const stories = await client.newGetPageStoriesRequest().execute()
    expect(stories.getIds()).toEqual([media.getId()])
  })
})
