import type { Progress, Refused } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { type Api, ApiError, readBody } from '../oauth-api/api.ts'
import { type LinkedInHosts, isOwnAddress } from './api.ts'
import { z } from 'zod'
import { mediaStep } from '../../domain/publishing/progress.ts'
import { type OpenVideo, partsSchema } from './video-parts.ts'
import { UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { Unsendable } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export type UploadTools = {
  /** Versioned calls with the member's access. */
  call: Api
  /** Calls upload addresses with the member's access token; `store` calls them without it. */
  send: Api
  store: Api
  hosts: LinkedInHosts
  images: Pick<Images, 'fit'>
  progress: Progress
  /** Describes a failed call as text. */
  explain: (error: unknown) => string
  now: () => number
}

/** File at LinkedIn. `recordKey`: the publication it was uploaded for; `sentAt`: epoch milliseconds. */
const sentSchema = z.object({ recordKey: z.string(), urn: z.string(), sentAt: z.number() })

export type SentFile = z.infer<typeof sentSchema>

type Wanted = { recordKey: string; mediaId: string }

/** Finds a file of the same publication that an earlier delivery sent. */
export function findStoredFile(kept: Progress['kept'], { recordKey, mediaId }: Wanted): SentFile | null {
  const stored = kept(mediaStep(mediaId))
  const file = stored === undefined ? null : sentSchema.parse(JSON.parse(stored))
  return file?.recordKey === recordKey ? file : null
}

export async function storeFile(progress: Progress, mediaId: string, file: SentFile): Promise<SentFile> {
  await progress.keep(mediaStep(mediaId), JSON.stringify(file))
  return file
}

const LIFE = 60 * 60 * 1000

const urnSchema = z.string().regex(/^urn:li:(image|document|video):[\w-]{1,200}$/)

const fileSchema = z.object({
  value: z.object({ uploadUrl: z.url().max(5_000), image: urnSchema.optional(), document: urnSchema.optional() }),
})

const videoSchema = z.object({
  value: z.object({
    video: urnSchema,
    uploadToken: z.string().max(1_000).default(''),
    uploadUrlsExpireAt: z.number().optional(),
    uploadInstructions: partsSchema,
    captionsUploadUrl: z.url().max(5_000).optional(),
  }),
})

type Tools = Pick<UploadTools, 'call' | 'hosts' | 'now'>

/** Announces an image or a document that the author of the post owns, and returns its upload address. */
async function beginFile({ call, hosts }: Tools, owner: string, kind: 'image' | 'document') {
  const reply = await call(`${hosts.api}/${kind}s`, initialize({ owner }))
  const { value } = readBody(fileSchema, reply)
  return { urn: value[kind] ?? '', uploadUrl: value.uploadUrl }
}

type Announced = { owner: string; size: number; recordKey: string; hasCaptions: boolean }

/** Announces a video, and returns its parts with their addresses, and the address of its captions. */
export async function beginVideo(
  { call, hosts, now }: Tools,
  { owner, size, recordKey, hasCaptions }: Announced,
): Promise<{ video: OpenVideo; captionsAddress: string | undefined }> {
  const asked = { owner, fileSizeBytes: size, uploadCaptions: hasCaptions, uploadThumbnail: false }
  const { value } = readBody(videoSchema, await call(`${hosts.api}/videos`, initialize(asked)))
  const { video: urn, uploadToken: token, uploadUrlsExpireAt: endsAt = now() + LIFE, uploadInstructions: parts } = value
  const video = { recordKey, urn, token, endsAt, steps: 0, parts, tags: [] }
  return { video, captionsAddress: value.captionsUploadUrl }
}

const initialize = (initializeUploadRequest: object) =>
  ({
    method: 'POST',
    query: { action: 'initializeUpload' },
    body: { kind: 'json', value: { initializeUploadRequest } },
  }) as const

/** Uploads the bytes of an image or a document to LinkedIn in one call; returns its id there. */
export async function sendFile(
  tools: UploadTools,
  owner: string,
  { kind, bytes }: { kind: 'image' | 'document'; bytes: Uint8Array },
): Promise<string> {
  const { urn, uploadUrl } = await beginFile(tools, owner, kind)
  if (!isOwnAddress(uploadUrl, tools.hosts))
    throw new Unsendable('platform_down', NETWORK_WORDS.linkedin.foreignAddress)
  const body = { kind: 'bytes', type: 'application/octet-stream', bytes } as const
  await tools.send(uploadUrl, { method: 'PUT', body, timeout: UPLOAD_TIMEOUT })
  return urn
}

const AGAIN = 5_000

/** Time allowed for processing a file whose state LinkedIn does not report: members' images and documents. */
const GRACE = 10_000

const FORBIDDEN = 403

const statusSchema = z.object({ status: z.string() })

/** Returns whether LinkedIn has processed the files of a post. */
export async function pollMedia(
  call: Api,
  { hosts, files, now }: { hosts: LinkedInHosts; files: readonly Pick<SentFile, 'urn' | 'sentAt'>[]; now: number },
): Promise<{ kind: 'ready' } | { kind: 'processing'; again: number } | Refused> {
  for (const { urn, sentAt } of files) {
    const status = await statusOf(call, hosts, urn)
    if (status === 'PROCESSING_FAILED') {
      const detail = NETWORK_WORDS.linkedin.processingFailed
      return { kind: 'refused', error: { kind: 'media_format', detail, retryable: false } }
    }
    const isWaiting = status === null ? now < sentAt + GRACE : status !== 'AVAILABLE'
    if (isWaiting) return { kind: 'processing', again: status === null ? sentAt + GRACE - now : AGAIN }
  }
  return { kind: 'ready' }
}

/** Returns the status of a file; null when the account's access may not read it. */
async function statusOf(call: Api, hosts: LinkedInHosts, urn: string): Promise<string | null> {
  const kind = urn.split(':')[2] ?? ''
  try {
    return readBody(statusSchema, await call(`${hosts.api}/${kind}s/${encodeURIComponent(urn)}`)).status
  } catch (error) {
    if (error instanceof ApiError && error.reply.status === FORBIDDEN) return null
    throw error
  }
}
