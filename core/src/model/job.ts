import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { brandAutofillFactsSchema } from './brand-autofill.ts'
import { documentBase } from './document.ts'
import { importFactsSchema } from './import-facts.ts'
import { modelReplySchema, modelRunSchema } from './model-run.ts'
import { postImportFactsSchema } from './post-import.ts'
import { zoneMoveFactsSchema } from './zone-move.ts'

export const JOB_SCHEMA = 1

/** Long work for one person, `users/{uid}/jobs/{id}`: its owner watches it live, the server writes it. */
export const jobSchema = documentBase.extend({
  kind: z.enum(['export', 'import', 'series', 'post_import', 'font', 'brand_autofill', 'model_run', 'zone_move']),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Percent. */
  progress: z.int().min(0).max(100),
  /** Where the server keeps the result while there is one. */
  resultKey: z.string().max(300).nullable(),
  /** How many documents the result had to leave out because they cannot be read. */
  leftOut: z.int().min(0).default(0),
  /** Of an import only. */
  import: importFactsSchema.nullable().default(null),
  /** Whose posts it makes. */
  series: z.object({ workspaceId: documentId(), seriesId: documentId() }).nullable().default(null),
  /** Of an import of posts only. */
  postImport: postImportFactsSchema.nullable().default(null),
  /** The font that it checks; without a workspace one of the product. */
  font: z.object({ workspaceId: documentId().nullable(), fontId: documentId() }).nullable().default(null),
  /** Of reading a brand from a website only. */
  brandAutofill: brandAutofillFactsSchema.nullable().default(null),
  /** Of a model's run only: what it was begun with, and what has come of it. */
  modelRun: modelRunSchema.nullable().default(null),
  modelReply: modelReplySchema.nullable().default(null),
  /** Of a move of plans to another time zone only. */
  zoneMove: zoneMoveFactsSchema.nullable().default(null),
  /** After this the result is gone. */
  expiresAt: instant(),
})

export type Job = z.infer<typeof jobSchema>
