import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { documentBase } from './document.ts'

export const AUDIT_SEAL_SCHEMA = 1

/** Maximum number of entries per seal, unless more of them have the same time. */
export const SEALED_ENTRIES_MAX = 250
export const SEALED_AT_ONE_TIME_MAX = 2000

const hashSchema = z.string().length(64)
const time = () => z.int().min(0)

/** An entry and the hash of its text. */
export const auditLeafSchema = z.object({ id: documentId(), hash: hashSchema })
export type AuditLeaf = z.infer<typeof auditLeafSchema>

/** All entries of a time span as they were sealed, `auditSeals/{id}`. Seals form a chain without gaps. */
export const auditSealSchema = documentBase.extend({
  seq: z.int().min(1),
  /** Start of the span in milliseconds, inclusive; `until` is exclusive. */
  from: time(),
  until: time(),
  /** Id of the key with which the pseudonyms that replace names are computed. */
  keyId: z.string().min(1).max(32),
  leaves: z.array(auditLeafSchema).min(1).max(SEALED_AT_ONE_TIME_MAX),
  /** Hash of the previous seal; zeros for the first. */
  previousHash: hashSchema,
  hash: hashSchema,
  checkedAt: instant(),
  isBroken: z.boolean(),
})
export type AuditSeal = z.infer<typeof auditSealSchema>

export const AUDIT_PROBLEMS = ['removed', 'altered', 'added', 'chain'] as const

/** The first difference between a seal and its entries; `chain`: the seal itself does not follow the previous one. */
export const auditBreakSchema = z.object({
  seq: z.int().min(1),
  problem: z.enum(AUDIT_PROBLEMS),
  entryId: z.string().max(128).nullable(),
})
export type AuditBreak = z.infer<typeof auditBreakSchema>
