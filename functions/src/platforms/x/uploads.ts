import { z } from 'zod'
import type { Progress, Refused } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/progress.ts'
import { type Api, readBody } from '../oauth-api/api.ts'
import type { XHosts } from './api.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

/** Minimum remaining time required to continue an upload, because the post must be published before the upload expires. */
const MARGIN = 30 * 60 * 1000

/** Progress of the upload of one file. `endsAt`: the time at which X deletes it. */
const uploadSchema = z.object({
  recordKey: z.string(),
  id: z.string().regex(/^\d{1,19}$/),
  size: z.number(),
  /** Number of parts that X has received. */
  parts: z.number(),
  isWhole: z.boolean(),
  isProcessed: z.boolean(),
  isDescribed: z.boolean(),
  endsAt: z.number(),
})

export type XUpload = z.infer<typeof uploadSchema>

const unfinishedStep = (mediaId: string): string => `upload:${mediaId}`

type Wanted = { recordKey: string; mediaId: string; now: number }

/** Finds the unexpired upload of a file that an earlier delivery of the same publication started. */
export function findStoredUpload(kept: Progress['kept'], { recordKey, mediaId, now }: Wanted): XUpload | null {
  const stored = kept(mediaStep(mediaId)) ?? kept(unfinishedStep(mediaId))
  const upload = stored === undefined ? null : uploadSchema.parse(JSON.parse(stored))
  return upload?.recordKey === recordKey && upload.endsAt - MARGIN > now ? upload : null
}

/** Stores the progress of an upload; a complete file is stored under the key that the delivery record counts. */
export async function storeUpload(progress: Progress, mediaId: string, upload: XUpload): Promise<XUpload> {
  const isDone = upload.isWhole && upload.isDescribed
  await progress.keep(isDone ? mediaStep(mediaId) : unfinishedStep(mediaId), JSON.stringify(upload))
  return upload
}

const LIFE = 24 * 60 * 60 * 1000

const begunSchema = z.object({
  data: z.object({ id: z.string().regex(/^\d{1,19}$/), expires_after_secs: z.number().min(0).optional() }),
})

const wholeSchema = z.object({ data: z.object({ processing_info: z.object({ state: z.string() }).optional() }) })

export type Calls = { call: Api; hosts: XHosts; now: number }

/** Announces a file. `endsAt`: the time at which X deletes it. */
export async function initialize(
  { call, hosts, now }: Calls,
  { type, category, size }: { type: string; category: string; size: number },
): Promise<{ id: string; endsAt: number }> {
  const value = { media_type: type, media_category: category, total_bytes: size }
  const reply = await call(`${hosts.api}/media/upload/initialize`, { method: 'POST', body: { kind: 'json', value } })
  const { id, expires_after_secs: seconds } = readBody(begunSchema, reply).data
  return { id, endsAt: now + (seconds === undefined ? LIFE : seconds * 1000) }
}

export async function append(
  { call, hosts }: Calls,
  id: string,
  { index, bytes }: { index: number; bytes: Uint8Array },
): Promise<void> {
  const form = new FormData()
  form.set('segment_index', String(index))
  form.set('media', new Blob([new Uint8Array(bytes)]), 'part')
  await call(`${hosts.api}/media/upload/${id}/append`, { method: 'POST', body: { kind: 'multipart', form } })
}

/** Completes an upload. `isProcessed`: X processes the file asynchronously, so its status must be polled before publication. */
export async function finalize({ call, hosts }: Calls, id: string): Promise<{ isProcessed: boolean }> {
  const reply = await call(`${hosts.api}/media/upload/${id}/finalize`, { method: 'POST' })
  return { isProcessed: readBody(wholeSchema, reply).data.processing_info !== undefined }
}

const SECOND = 1000

const WAIT_MAX = 60

const statusSchema = z.object({
  data: z.object({
    processing_info: z
      .object({
        state: z.string(),
        check_after_secs: z.number().optional(),
        error: z.object({ message: z.string() }).optional().catch(undefined),
      })
      .optional(),
  }),
})

/** Returns whether X has processed the files of a post. */
export async function pollMedia(
  call: Api,
  hosts: XHosts,
  mediaIds: readonly string[],
): Promise<{ kind: 'ready' } | { kind: 'processing'; again: number } | Refused> {
  for (const id of mediaIds) {
    const reply = await call(`${hosts.api}/media/upload`, { query: { command: 'STATUS', media_id: id } })
    const info = readBody(statusSchema, reply).data.processing_info
    if (info === undefined || info.state === 'succeeded') continue
    if (info.state === 'failed') {
      const detail = info.error?.message ?? NETWORK_WORDS.x.processingFailed
      return { kind: 'refused', error: { kind: 'media_format', detail, retryable: false } }
    }
    return { kind: 'processing', again: Math.min(Math.max(info.check_after_secs ?? 1, 1), WAIT_MAX) * SECOND }
  }
  return { kind: 'ready' }
}
