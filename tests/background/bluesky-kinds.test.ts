import { publishContentSchema } from '@postwright/core/publishing/content'
import type { MediaType } from '@postwright/core/media/media-type'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublishRequest } from '../../functions/src/domain/ports/networks.ts'
import { bluesky, publishRequest } from '../support/bluesky.ts'
import { FROM_NOTHING } from '../support/from-nothing.ts'
import { fetchRecord, type Pds, startPds } from '../support/pds.ts'
import { makePicture } from '../support/pictures.ts'
import { signInPatiently } from '../support/sign-in-patiently.ts'
import { makeVideo } from '../support/videos.ts'

let pds: Pds
let access: Awaited<ReturnType<typeof signInPatiently>>

beforeAll(async () => {
  pds = await startPds()
  access = await signInPatiently({ service: pds.url, handle: pds.handle, appPassword: pds.appPassword })
})
afterAll(() => pds?.stop())

type Draft = { text: string; files?: Uint8Array[]; mime?: MediaType; settings?: Record<string, string | boolean> }

function requestFor({ text, files = [], mime = 'image/png', settings = {} }: Draft): PublishRequest {
  const isVideo = mime.startsWith('video/')
  const media = files.map(({ length }, place) => ({
    mediaId: `m${place}`,
    alt: `File ${place + 1}`,
    mime,
    bytes: length,
    width: 64,
    height: 32,
    durationMs: isVideo ? 3_000 : null,
    pages: null,
  }))
  return {
    ...publishRequest(access, { text }),
    content: publishContentSchema.parse({ text, media, settings }),
    loadMedia: (mediaId) => Promise.resolve(files[Number(mediaId.slice(1))] ?? null),
  }
}

async function publish(request: PublishRequest) {
  const prepared = await bluesky.prepare(request, FROM_NOTHING)
  if (prepared.kind !== 'prepared') throw new Error(JSON.stringify(prepared))
  const outcome = await bluesky.publish(request, prepared.payload)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  return outcome
}

const recordAt = (request: PublishRequest, collection: string) =>
  fetchRecord(pds.url, { repo: pds.did, collection, rkey: request.recordKey })

describe('a real Bluesky server takes', () => {
  test('ten pictures as a gallery, each with its description and shape', async () => {
    const files = await Promise.all(Array.from({ length: 10 }, () => makePicture('png', { width: 64, height: 32 })))
    const request = requestFor({ text: 'ten', files })
    await publish(request)
    const { embed } = (await recordAt(request, 'app.bsky.feed.post')) ?? {}
    expect(embed).toMatchObject({
      $type: 'app.bsky.embed.gallery',
      items: files.map((_, place) => ({ alt: `File ${place + 1}`, aspectRatio: { width: 64, height: 32 } })),
    })
  })

  test('a video with its description and shape', async () => {
    const request = requestFor({ text: 'moving', files: [await makeVideo('video/mp4')], mime: 'video/mp4' })
    await publish(request)
    const { embed } = (await recordAt(request, 'app.bsky.feed.post')) ?? {}
    expect(embed).toMatchObject({
      $type: 'app.bsky.embed.video',
      alt: 'File 1',
      video: { mimeType: 'video/mp4' },
    })
  })

  test('a video with captions in two languages', async () => {
    const request = requestFor({ text: 'said', files: [await makeVideo('video/mp4')], mime: 'video/mp4' })
    const file = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n'
    const loadCaptions = () => Promise.resolve(['en', 'pt-BR'].map((language) => ({ language, file })))
    await publish({ ...request, loadCaptions })
    const { embed } = (await recordAt(request, 'app.bsky.feed.post')) ?? {}
    const blob = { mimeType: 'text/vtt', size: file.length }
    expect(embed).toMatchObject({ captions: ['en', 'pt-BR'].map((lang) => ({ lang, file: blob })) })
  })

  test('who may reply and that nobody may quote, under the key of the post', async () => {
    const request = requestFor({ text: 'gated', settings: { replies: 'following', quotes: false } })
    const { remoteId } = await publish(request)
    expect(await recordAt(request, 'app.bsky.feed.threadgate')).toMatchObject({
      post: remoteId,
      allow: [{ $type: 'app.bsky.feed.threadgate#followingRule' }],
    })
    expect(await recordAt(request, 'app.bsky.feed.postgate')).toMatchObject({
      post: remoteId,
      embeddingRules: [{ $type: 'app.bsky.feed.postgate#disableRule' }],
    })
  })

  test('a part that answers the post before it, in the thread of the first', async () => {
    const first = requestFor({ text: 'first' })
    const { ref, remoteId } = await publish(first)
    if (!ref) throw new Error('nothing to answer')
    const second: PublishRequest = {
      ...requestFor({ text: 'second' }),
      part: { kind: 'reply', index: 1, replyTo: { root: ref, parent: ref } },
    }
    await publish(second)
    const { reply } = (await recordAt(second, 'app.bsky.feed.post')) ?? {}
    expect(reply).toMatchObject({ root: { uri: remoteId }, parent: { uri: remoteId } })
  })
})
