import { z } from 'zod'
import { documentId } from '../ids.ts'

/**
 * Why an import left something out. `server`: only the server writes such documents. `unknown`: this version has no such
 * collection. `newer`: a newer version wrote the document. `present`: the workspace has it already. `full`: the workspace
 * has as many as it may have. `picture`, `channel`: a document names one that the workspace does not have.
 */
const IMPORT_REASONS = ['server', 'unknown', 'unreadable', 'newer', 'present', 'full', 'picture', 'channel'] as const

export type ImportReason = (typeof IMPORT_REASONS)[number]

/** What an import does and did, as a part of its job. */
export const importFactsSchema = z.object({
  /** The workspace that it fills. */
  workspaceId: documentId(),
  /** How many documents it created. */
  imported: z.int().min(0),
  /** How much it left out of which collection, and why. */
  leftOut: z
    .array(z.object({ collection: z.string().max(100), reason: z.enum(IMPORT_REASONS), count: z.int().min(1) }))
    .max(200),
})

export type ImportFacts = z.infer<typeof importFactsSchema>
