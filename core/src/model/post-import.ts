import { z } from 'zod'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX, ALT_TEXT_MAX, CSV_ROWS_MAX, POST_MEDIA_MAX } from '../limits.ts'
import { manyLines } from '../text/text-fields.ts'
import { localTimeSchema, timeZoneSchema } from '../time/zoned-time.ts'
import { postDraftSchema } from './post.ts'

/** A picture of a row: stored already, or to be fetched from the web. */
const pictureSchema = z.union([
  z.object({ mediaId: documentId(), alt: manyLines(ALT_TEXT_MAX) }),
  z.object({ url: manyLines(ADDRESS_MAX).min(1), alt: manyLines(ALT_TEXT_MAX) }),
])

/** A row of a table as the post that it becomes: scheduled at its time, in the next free slot of a queue, or a draft. */
export const postImportRowSchema = z.object({
  /** In the table, from 1. */
  row: z.int().min(1),
  draft: postDraftSchema,
  pictures: z.array(pictureSchema).max(POST_MEDIA_MAX),
  when: z.object({ local: localTimeSchema, tzid: timeZoneSchema }).nullable(),
  /** Of a row without a time. */
  queueId: documentId().nullable().default(null),
})

export type PostImportRow = z.infer<typeof postImportRowSchema>

/** What a client sends to have a table of posts imported. */
export const postImportFileSchema = z.object({ rows: z.array(postImportRowSchema).min(1).max(CSV_ROWS_MAX) })
