import { publishContentSchema } from '@postwright/core/publishing/content'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PublishRequest } from '../../functions/src/domain/ports/networks.ts'
import { createImages } from '../../functions/src/images/create-images.ts'
import { createServerLookup } from '../../functions/src/platforms/bluesky/account-server.ts'
import { createBlueskyPublisher } from '../../functions/src/platforms/bluesky/create-publisher.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { startVideoService, type VideoServiceFake } from '../fakes/bluesky/start-video-service.ts'
import { publishRequest, testClock } from '../support/bluesky.ts'
import { fetchRecord, type Pds, startPds } from '../support/pds.ts'
import { signInPatiently } from '../support/sign-in-patiently.ts'

const SIZE = 50_000_001
const PARTS = 3

let pds: Pds
let service: VideoServiceFake
let access: Awaited<ReturnType<typeof signInPatiently>>
let publisher: ReturnType<typeof createBlueskyPublisher>

beforeAll(async () => {
  pds = await startPds()
  service = await startVideoService(pds.url)
  access = await signInPatiently({ service: pds.url, handle: pds.handle, appPassword: pds.appPassword })
  const fetch = createSafeFetch({ allowPrivate: true })
  const videos = { fetch, address: service.url, serverOf: createServerLookup(fetch, pds.directory) }
  publisher = createBlueskyPublisher({ fetch, images: createImages(), clock: testClock, videos })
})
afterEach(() => service.reset())
afterAll(async () => {
  await service?.close()
  await pds?.stop()
})

/** A request with a video of a little over 50 MB, of which memory holds only the requested part. */
function requestFor(text: string, bytes = SIZE): PublishRequest {
  const shape = { width: 64, height: 32, durationMs: 3_000, pages: null }
  const file = { mediaId: 'm0', alt: 'A wave', mime: 'video/mp4' as const, bytes, ...shape }
  return {
    ...publishRequest(access, { text }),
    content: publishContentSchema.parse({ text, media: [file] }),
    loadMedia: (_id, range) => Promise.resolve(new Uint8Array((range?.end ?? bytes) - (range?.start ?? 0)).fill(7)),
  }
}

/** Progress of one publication's deliveries. The process is killed at the first write after `keepsLeft` writes. */
function createProgress(keepsLeft = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>()
  let left = keepsLeft
  return {
    entries,
    allow: (keeps: number) => {
      left = keeps
    },
    kept: (key: string) => entries.get(key),
    keep: (key: string, ref: string) => {
      if (left === 0) return Promise.reject(new Error('killed'))
      left -= 1
      entries.set(key, ref)
      return Promise.resolve()
    },
    working: () => undefined,
  }
}

const callsOf = (method: string) => service.ledger.filter(({ path }) => path.endsWith(`app.bsky.video.${method}`))

async function deliver(request: PublishRequest, progress: ReturnType<typeof createProgress>) {
  const prepared = await publisher.prepare(request, progress)
  if (prepared.kind !== 'prepared') return prepared
  const polled = await publisher.poll?.(request, prepared.payload)
  if (polled?.kind !== 'ready') return polled
  return publisher.publish(request, prepared.payload, progress)
}

describe('a video above 50 MB goes to the service for videos', () => {
  test('in parts, is asked for until it is ready, and is in the record as the account’s server has it', async () => {
    service.setPatience(1)
    const request = requestFor('large')
    const progress = createProgress()
    expect(await deliver(request, progress)).toMatchObject({ kind: 'processing' })
    expect(await deliver(request, progress)).toMatchObject({ kind: 'published' })
    expect([callsOf('startUpload').length, callsOf('uploadPart').length]).toEqual([1, PARTS])
    const record = await fetchRecord(pds.url, {
      repo: pds.did,
      collection: 'app.bsky.feed.post',
      rkey: request.recordKey,
    })
    expect(record).toMatchObject({
      text: 'large',
      embed: {
        $type: 'app.bsky.embed.video',
        alt: 'A wave',
        aspectRatio: { width: 64, height: 32 },
        video: { mimeType: 'video/mp4' },
      },
    })
  })

  test('and goes on where a killed delivery has left it', async () => {
    const request = requestFor('killed')
    for (let keeps = 0; keeps < PARTS + 3; keeps += 1) {
      service.reset()
      const progress = createProgress(keeps)
      await expect(publisher.prepare(request, progress)).resolves.toMatchObject({ kind: 'refused' })
      progress.allow(Number.POSITIVE_INFINITY)
      expect(await publisher.prepare(request, progress)).toMatchObject({ kind: 'prepared' })
      // At most the step that was killed is repeated.
      expect(callsOf('uploadPart').length).toBeLessThanOrEqual(PARTS + 1)
      expect(callsOf('startUpload').length).toBeLessThanOrEqual(keeps === 0 ? 2 : 1)
    }
  })

  test('which begins again when the service has forgotten the upload', async () => {
    const request = requestFor('forgotten')
    const progress = createProgress(2)
    await publisher.prepare(request, progress)
    service.forgetUploads()
    progress.allow(Number.POSITIVE_INFINITY)
    const lost = await publisher.prepare(request, progress)
    expect(lost).toMatchObject({ kind: 'refused', error: { kind: 'platform_down', retryable: true } })
    expect(await deliver(request, progress)).toMatchObject({ kind: 'published' })
  })

  test.each([
    ['validation_failure', { kind: 'media_format', retryable: false }],
    ['pds_upload_failure', { kind: 'platform_down', retryable: true }],
  ])('whose %s is said as it is', async (code, error) => {
    service.failNext(code)
    expect(await deliver(requestFor('unusable'), createProgress())).toMatchObject({ kind: 'refused', error })
  })

  test.each([
    ['VideoTooLarge', { kind: 'media_format', retryable: false }],
    ['DailyLimitExceeded', { kind: 'rate_limit', retryable: true }],
  ])('whose %s costs the post alone', async (name, error) => {
    const body = { error: name, message: name }
    service.script({ on: 'POST /xrpc/app.bsky.video.startUpload', times: 1, after: 0, fault: { status: 400, body } })
    expect(await deliver(requestFor('refused'), createProgress())).toMatchObject({ kind: 'refused', error })
  })
})

test('a video of 50 MB goes to the account’s own server', async () => {
  await publisher.prepare(requestFor('small', 50_000), createProgress())
  expect(service.ledger).toEqual([])
})
