import { z } from 'zod'
import { defineJob, inWorkspace } from './define-job.ts'

/**
 * Why an import left something out. `server`: only the server writes such documents. `unknown`: this version has no such
 * collection. `newer`: a newer version wrote the document. `present`: the workspace has it already. `full`: the workspace
 * has as many as it may have. `picture`, `channel`: a document names one that the workspace does not have.
 */
const IMPORT_REASONS = ['server', 'unknown', 'unreadable', 'newer', 'present', 'full', 'picture', 'channel'] as const

export type ImportReason = (typeof IMPORT_REASONS)[number]

export const importResultSchema = z.object({
  /** How many documents it created. */
  imported: z.int().min(0),
  /** How much it left out of which collection, and why. */
  leftOut: z
    .array(z.object({ collection: z.string().max(100), reason: z.enum(IMPORT_REASONS), count: z.int().min(1) }))
    .max(200),
})

export type ImportResult = z.infer<typeof importResultSchema>

/** Fills a workspace with what an export holds. */
export const importJob = defineJob({
  kind: 'import',
  facts: inWorkspace,
  result: importResultSchema,
  initial: { imported: 0, leftOut: [] },
  beginners: 'edit_library',
  canCancel: true,
  again: () => ({ imported: 0, leftOut: [] }),
})
