import { z } from 'zod'
import { documentId } from '../ids.ts'
import {
  ADDRESS_MAX,
  ALT_TEXT_MAX,
  CSV_ROWS_MAX,
  POST_MEDIA_MAX,
  THREAD_ALT_MAX,
  THREAD_MEDIA_MAX,
  THREAD_PARTS_MAX,
} from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { localTimeSchema, timeZoneSchema } from '../time/zoned-time.ts'
import { postDraftSchema } from './post.ts'

/** Image of a row: already stored, or to be fetched from the web. */
const pictureSchema = z.union([
  z.object({ mediaId: documentId(), alt: manyLines(ALT_TEXT_MAX) }),
  z.object({ url: manyLines(ADDRESS_MAX).min(1), alt: manyLines(ALT_TEXT_MAX) }),
])

/** Image of a later part of a row's thread; `part` is 1 for the first part after the post itself. */
const threadPictureSchema = pictureSchema.and(
  z.object({ alt: manyLines(THREAD_ALT_MAX), part: z.int().min(1).max(THREAD_PARTS_MAX) }),
)

/** A table row as the post to create: scheduled at its time, in the next free slot of a queue, or as a draft. */
export const postImportRowSchema = z.object({
  /** Row number in the table, starting at 1. */
  row: z.int().min(1),
  draft: postDraftSchema,
  pictures: z.array(pictureSchema).max(POST_MEDIA_MAX),
  threadPictures: z.array(threadPictureSchema).max(THREAD_MEDIA_MAX).default([]),
  when: z.object({ local: localTimeSchema, tzid: timeZoneSchema }).nullable(),
  /** Id of the queue for a row without a time. */
  queueId: documentId().nullable().default(null),
})

export type PostImportRow = z.infer<typeof postImportRowSchema>

/** Request of a client to import a table of posts. */
export const postImportFileSchema = z.object({ rows: z.array(postImportRowSchema).min(1).max(CSV_ROWS_MAX) })
