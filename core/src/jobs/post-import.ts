import { z } from 'zod'
import { CSV_ROWS_MAX } from '../limits.ts'
import { defineJob, inWorkspace } from './define-job.ts'

/** Reason why a row ended as an unscheduled draft, or without one of its images. */
const rowReportSchema = z.object({
  row: z.int().min(1),
  code: z.string().max(60),
  detail: z.string().max(400),
})

export type RowReport = z.infer<typeof rowReportSchema>

const resultSchema = z.object({
  /** Number of finished rows; the next run continues after them. */
  done: z.int().min(0),
  drafts: z.int().min(0),
  scheduled: z.int().min(0),
  reports: z.array(rowReportSchema).max(CSV_ROWS_MAX),
})

export type PostImportResult = z.infer<typeof resultSchema>

/** Creates posts from the rows of a table. */
export const postImportJob = defineJob({
  kind: 'post_import',
  service: 'post_imports',
  facts: inWorkspace.extend({ total: z.int().min(0) }),
  result: resultSchema,
  initial: { done: 0, drafts: 0, scheduled: 0, reports: [] },
  beginners: 'plan_posts',
  canCancel: true,
  again: (result) => result,
})
