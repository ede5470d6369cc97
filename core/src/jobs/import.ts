import { z } from 'zod'
import { defineJob, inWorkspace } from './define-job.ts'

/**
 * Reasons why an import omitted a document. `server`: only the server writes such documents. `unknown`: this version has no such collection. `newer`:
 * a newer version wrote the document. `present`: the workspace already has it. `full`: the workspace has reached its maximum. `picture`, `channel`:
 * the document references a file or a channel that the workspace does not have.
 */
const IMPORT_REASONS = ['server', 'unknown', 'unreadable', 'newer', 'present', 'full', 'picture', 'channel'] as const

export type ImportReason = (typeof IMPORT_REASONS)[number]

export const importResultSchema = z.object({
  /** Number of documents created. */
  imported: z.int().min(0),
  /** Number of omitted documents by collection and reason. */
  leftOut: z
    .array(z.object({ collection: z.string().max(100), reason: z.enum(IMPORT_REASONS), count: z.int().min(1) }))
    .max(200),
})

export type ImportResult = z.infer<typeof importResultSchema>

/** Imports the contents of an export into a workspace. */
export const importJob = defineJob({
  kind: 'import',
  facts: inWorkspace,
  result: importResultSchema,
  initial: { imported: 0, leftOut: [] },
  beginners: 'edit_library',
  canCancel: true,
  again: () => ({ imported: 0, leftOut: [] }),
})
