import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { auditEntrySchema, auditFilterSchema } from '../model/audit-entry.ts'
import { auditBreakSchema, auditSealSchema } from '../model/audit-seal.ts'

/** Seals that one step of the check compares. */
export const AUDIT_CHECK_MAX = 10
/** Entries and seals that one step of an export reads. */
export const AUDIT_EXPORT_PAGE = 500
export const AUDIT_EXPORT_SEALS = 10
/** Entries of one export. */
export const AUDIT_EXPORT_MAX = 100_000

/** Compares the seals after one with the entries they name. Repeating it changes nothing. */
export const checkAuditLog = defineEndpoint({
  method: 'POST',
  path: '/admin/audit-log/check',
  auth: 'admin',
  input: z.object({ after: z.int().min(0) }),
  output: z.object({
    checked: z.int().min(0),
    total: z.int().min(0),
    entries: z.int().min(0),
    breaks: z.array(auditBreakSchema),
    isDone: z.boolean(),
    /** Entries of later times are not sealed yet. */
    sealedUntil: z.int().nullable(),
    lastHash: z.string().nullable(),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Begins an export of what a filter leaves, which the log records. Repeating it with the same id begins none. */
export const startAuditExport = defineEndpoint({
  method: 'POST',
  path: '/admin/audit-log/exports',
  auth: 'admin',
  input: z.object({ exportId: z.uuid(), filter: auditFilterSchema, format: z.enum(['csv', 'jsonl']) }),
  output: z.object({ exportId: documentId() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Entries of an export of the caller's, the latest first; `after` is the entry where the last page ended. */
export const readAuditExport = defineEndpoint({
  method: 'GET',
  path: '/admin/audit-log/exports/:exportId/entries',
  auth: 'admin',
  input: z.object({ exportId: z.uuid(), after: documentId().optional() }),
  output: z.object({
    entries: z.array(auditEntrySchema.extend({ salts: z.record(z.string(), z.string()) })).max(AUDIT_EXPORT_PAGE),
    after: documentId().nullable(),
  }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})

/** Seals, the earliest first, with which a file of entries is checked outside of the product. */
export const readAuditSeals = defineEndpoint({
  method: 'GET',
  path: '/admin/audit-log/exports/:exportId/seals',
  auth: 'admin',
  input: z.object({ exportId: z.uuid(), after: z.coerce.number().int().min(0) }),
  output: z.object({
    seals: z.array(
      auditSealSchema.pick({
        seq: true,
        from: true,
        until: true,
        keyId: true,
        leaves: true,
        previousHash: true,
        hash: true,
      }),
    ),
    after: z.int().nullable(),
  }),
  errors: ['route_not_found', 'validation_failed', 'not_found', 'rate_limited'],
})
