import { z } from 'zod'
import { readBody } from '../oauth-api/read-body.ts'
import type { UploadTools } from './upload-tools.ts'
import { type OpenVideo, partsSchema } from './video-parts.ts'

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

/** Announces a picture or a document, which belongs to the author of the post, and learns where its bytes go. */
export async function beginFile({ call, hosts }: Tools, owner: string, kind: 'image' | 'document') {
  const reply = await call(`${hosts.api}/${kind}s`, initialize({ owner }))
  const { value } = readBody(fileSchema, reply)
  return { urn: value[kind] ?? '', uploadUrl: value.uploadUrl }
}

type Announced = { owner: string; size: number; recordKey: string; hasCaptions: boolean }

/** Announces a video, and learns into which parts it is cut, where they go, and where its captions do. */
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
