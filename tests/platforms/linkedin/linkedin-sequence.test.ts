import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { missingSteps, replay, type Step } from '../support/replay.ts'
import { type LinkedInKit, openLinkedIn, ORGANIZATION } from './linkedin-kit.ts'

/**
 * Calls of Postiz in their order: gitroomhq/postiz-app, libraries/nestjs-libraries/src/integrations/social/linkedin.provider.ts,
 * commit 74b01ad of 2026-08-21. Facts only. Its video has one part, because Postiz sends all parts to the first address.
 */
const headers = {
  authorization: 'Bearer {token}',
  'linkedin-version': '202601',
  'x-restli-protocol-version': '2.0.0',
}
const SIZE = 100_000
const action = (name: string) => ({ action: name })
const available = (kind: string, id: string): Step => ({
  call: `GET /rest/${kind}/{${id}}`,
  headers,
  until: ['status', 'AVAILABLE'],
})
const image = (id: string): Step[] => [
  {
    call: 'POST /rest/images',
    query: action('initializeUpload'),
    headers,
    json: { initializeUploadRequest: { owner: '{author}' } },
    keep: { [id]: 'value.image', upload: 'value.uploadUrl' },
  },
  { call: 'PUT {upload}', headers, bytes: SIZE },
]
const post = (commentary: string, content: object = {}): Step => ({
  call: 'POST /rest/posts',
  headers,
  json: {
    author: '{author}',
    commentary,
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    ...content,
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
  },
})
const video: Step[] = [
  {
    call: 'POST /rest/videos',
    query: action('initializeUpload'),
    headers,
    json: {
      initializeUploadRequest: {
        owner: '{author}',
        fileSizeBytes: SIZE,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    },
    keep: { first: 'value.video', upload: 'value.uploadInstructions.0.uploadUrl' },
  },
  {
    call: 'PUT {upload}',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    bytes: SIZE,
    keep: { part: 'header:etag' },
  },
  {
    call: 'POST /rest/videos',
    query: action('finalizeUpload'),
    headers,
    json: { finalizeUploadRequest: { video: '{first}', uploadToken: '', uploadedPartIds: ['{part}'] } },
  },
  available('videos', 'first'),
]

const one = { content: { media: { id: '{first}' } } }
const two = { content: { multiImage: { images: [{ id: '{first}' }, { id: '{second}' }] } } }
const SEQUENCES: [string, Step[]][] = [
  ['a text', [post('A text')]],
  ['an image', [...image('first'), available('images', 'first'), post('One', one)]],
  [
    'several images',
    [
      ...image('first'),
      ...image('second'),
      available('images', 'first'),
      available('images', 'second'),
      post('Two', two),
    ],
  ],
  ['a video', [...video, post('A film', one)]],
]
const OURS: Record<string, Parameters<LinkedInKit['request']>[0]> = {
  'a text': { text: 'A text' },
  'an image': { text: 'One', files: [{ mime: 'image/png', bytes: SIZE }] },
  'several images': {
    text: 'Two',
    files: [
      { mime: 'image/png', bytes: SIZE },
      { mime: 'image/png', bytes: SIZE },
    ],
  },
  'a video': { text: 'A film', files: [{ mime: 'video/mp4', bytes: SIZE, durationMs: 5_000 }] },
}

let kit: LinkedInKit
beforeAll(async () => {
  kit = await openLinkedIn()
})
beforeEach(() => kit.fake.reset())
afterAll(() => kit.close())

it.each(SEQUENCES)('the fake takes %s of a Page as Postiz sends it', async (_, steps) => {
  await replay(kit.fake.url, steps, { token: JSON.parse(kit.access()).access, author: ORGANIZATION })
  expect(acceptedIn(kit.fake.ledger, 'post')).toHaveLength(1)
})

it.each(SEQUENCES)('the publisher sends %s in the same order, with the same fields', async (name, steps) => {
  expect(await kit.publish(kit.request(OURS[name]))).toMatchObject({ kind: 'published' })
  expect(missingSteps(steps, kit.fake.ledger)).toEqual([])
})
