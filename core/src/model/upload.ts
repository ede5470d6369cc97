import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { UPLOAD_PART_BYTES, VIDEO_BYTES_MAX } from '../limits.ts'
import { fileNameSchema } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { mediaTypeSchema } from '../media/media-type.ts'

export const UPLOAD_SCHEMA = 1

/** A file that is uploaded in parts, `uploads/{id}`: server only. */
export const uploadSchema = documentBase.extend({
  workspaceId: documentId(),
  name: fileNameSchema,
  /** Media type announced by the client; the real type is known only after the whole upload. */
  mime: mediaTypeSchema,
  bytes: z.int().min(1).max(VIDEO_BYTES_MAX),
  /** Hashes of the received parts, in order. */
  parts: z.array(z.string().length(64)).max(Math.ceil(VIDEO_BYTES_MAX / UPLOAD_PART_BYTES)),
  /** Id of the file created from the upload. */
  mediaId: documentId().nullable(),
  expiresAt: instant(),
})

export type Upload = z.infer<typeof uploadSchema>
