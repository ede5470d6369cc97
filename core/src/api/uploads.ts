import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { VIDEO_BYTES_MAX } from '../limits.ts'
import { audioTypeSchema, documentTypeSchema, videoTypeSchema } from '../media/media-type.ts'
import { mediaSchema } from '../model/media.ts'
import { fileNameSchema } from '../text/text-fields.ts'

const path = '/workspaces/:workspaceId/uploads'
const upload = { workspaceId: documentId(), uploadId: documentId() }
/** Progress of an upload: `received` is the number of bytes received so far; the rest can be sent until the upload expires. */
const progress = z.object({ uploadId: documentId(), received: z.int().min(0), expiresAt: instant() })

/** Starts the upload of a video, a document or a sound, which is then sent in parts of `UPLOAD_PART_BYTES`. */
export const beginUpload = defineEndpoint({
  method: 'POST',
  path,
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    workspaceId: documentId(),
    name: fileNameSchema,
    mime: z.union([videoTypeSchema, documentTypeSchema, audioTypeSchema]),
    bytes: z.int().min(1).max(VIDEO_BYTES_MAX),
  }),
  output: progress,
  errors: [
    'service_off',
    'forbidden',
    'media_too_large',
    'uploads_full',
    'storage_full',
    'plan_limit_reached',
    'rate_limited',
  ],
  status: 201,
})

/** Returns the number of received bytes, to continue after an interruption. */
export const readUpload = defineEndpoint({
  method: 'GET',
  path: `${path}/:uploadId`,
  auth: 'member',
  right: 'write_drafts',
  input: z.object(upload),
  output: progress,
  errors: ['forbidden', 'not_found'],
})

/** Receives a part: the body is the part that begins at `offset`. Repeating it changes nothing. */
export const sendPart = defineEndpoint({
  method: 'PUT',
  path: `${path}/:uploadId/parts/:offset`,
  auth: 'member',
  right: 'write_drafts',
  input: z.object({
    ...upload,
    offset: z.coerce.number().int().min(0).max(VIDEO_BYTES_MAX),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  output: progress,
  errors: ['forbidden', 'not_found', 'upload_out_of_order', 'upload_damaged', 'payload_too_large', 'rate_limited'],
  body: 'binary',
  file: 'part',
})

/** Recognises the file by its content and stores it. Repeating it returns the same file. */
export const finishUpload = defineEndpoint({
  method: 'POST',
  path: `${path}/:uploadId/finish`,
  auth: 'member',
  right: 'write_drafts',
  input: z.object(upload),
  output: z.object({ media: mediaSchema, url: z.string(), expiresAt: instant() }),
  errors: ['forbidden', 'not_found', 'upload_out_of_order', 'media_invalid', 'media_too_large'],
})

export const cancelUpload = defineEndpoint({
  method: 'DELETE',
  path: `${path}/:uploadId`,
  auth: 'member',
  right: 'write_drafts',
  input: z.object(upload),
  output: z.object({ cancelled: z.literal(true) }),
  errors: ['forbidden', 'not_found'],
})
