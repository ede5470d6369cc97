import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { missingSteps, replay, type Step } from '../support/replay.ts'
import { openTikTok, type TikTokKit } from './tiktok-kit.ts'

/**
 * Calls of Postiz in their order: gitroomhq/postiz-app, libraries/nestjs-libraries/src/integrations/social/tiktok.provider.ts,
 * commit 74b01ad of 2026-08-21. Facts only. TikTok takes neither texts without files nor images beside videos.
 */
const headers = { authorization: 'Bearer {token}' }
const SIZE = 1_000_000
const common = {
  privacy_level: 'PUBLIC_TO_EVERYONE',
  disable_comment: true,
  brand_content_toggle: false,
  brand_organic_toggle: false,
}
const settled: Step = {
  call: 'POST /v2/post/publish/status/fetch/',
  headers,
  json: { publish_id: '{publish}' },
  until: ['data.status', 'PUBLISH_COMPLETE'],
}
const photos = (images: string[]): Step[] => [
  { call: 'POST /v2/post/publish/creator_info/query/', headers, json: {} },
  {
    call: 'POST /v2/post/publish/content/init/',
    headers,
    json: {
      post_info: { title: 'A title', description: 'A #tomato grows', ...common, auto_add_music: false },
      post_mode: 'DIRECT_POST',
      media_type: 'PHOTO',
      source_info: { source: 'PULL_FROM_URL', photo_cover_index: 0, photo_images: images },
    },
    keep: { publish: 'data.publish_id' },
  },
  settled,
]

const SEQUENCES: [string, Step[]][] = [
  ['an image', photos(['{files}/file0'])],
  ['several images', photos(['{files}/file0', '{files}/file1'])],
  [
    'a video',
    [
      { call: 'POST /v2/post/publish/creator_info/query/', headers, json: {} },
      {
        call: 'POST /v2/post/publish/video/init/',
        headers,
        json: {
          post_info: { title: 'A #tomato grows', ...common, disable_duet: true, disable_stitch: true, is_aigc: false },
          source_info: { source: 'FILE_UPLOAD', video_size: SIZE, chunk_size: SIZE, total_chunk_count: 1 },
        },
        keep: { publish: 'data.publish_id', upload: 'data.upload_url' },
      },
      {
        call: 'PUT {upload}',
        headers: { 'content-type': 'video/mp4', 'content-range': `bytes 0-${SIZE - 1}/${SIZE}` },
        bytes: SIZE,
      },
      settled,
    ],
  ],
]

let kit: TikTokKit
beforeAll(async () => {
  kit = await openTikTok()
})
beforeEach(() => {
  kit.fake.reset()
  kit.files.reset()
})
afterAll(() => kit.close())

it.each(SEQUENCES)('the fake takes %s as Postiz sends it', async (_, steps) => {
  await replay(kit.fake.url, steps, { token: JSON.parse(kit.access()).access, files: kit.files.url })
  expect(acceptedIn(kit.fake.ledger, 'post')).toHaveLength(1)
})

it.each([
  ['an image', () => kit.photos(1, { title: 'A title' })],
  ['several images', () => kit.photos(2, { title: 'A title' })],
  ['a video', () => kit.request({ files: [{ mime: 'video/mp4', bytes: SIZE, durationMs: 5_000 }] })],
])('the publisher sends %s in the same order, with the same fields', async (name, request) => {
  expect(await kit.publish(request())).toMatchObject({ kind: 'published' })
  const steps = SEQUENCES.find(([each]) => each === name)?.[1] ?? []
  // Ours adds music only on request.
  expect(missingSteps(steps, kit.fake.ledger, ['auto_add_music'])).toEqual([])
})
