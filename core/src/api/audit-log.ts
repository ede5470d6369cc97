import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { auditEntrySchema, auditFilterSchema } from '../model/audit-entry.ts'
import { auditBreakSchema, auditSealSchema } from '../model/audit-seal.ts'

/** Number of seals that one step of the check compares. */
export const AUDIT_CHECK_MAX = 10
/** Number of entries and seals that one step of an export reads. */
export const AUDIT_EXPORT_PAGE = 500
export const AUDIT_EXPORT_SEALS = 10
/** Maximum number of entries in one export. */
export const AUDIT_EXPORT_MAX = 100_000

/** Compares the seals after a given one with the entries they name. Repeating it changes nothing. */
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
    /** Entries after this time are not sealed yet. */
    sealedUntil: z.int().nullable(),
    lastHash: z.string().nullable(),
  }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Starts an export of the entries that match a filter. The log records the export. Repeating it with the same id does not start another. */
export const startAuditExport = defineEndpoint({
  method: 'POST',
  path: '/admin/audit-log/exports',
  auth: 'admin',
  input: z.object({ exportId: z.uuid(), filter: auditFilterSchema, format: z.enum(['csv', 'jsonl']) }),
  output: z.object({ exportId: documentId() }),
  errors: ['route_not_found', 'validation_failed', 'rate_limited'],
})

/** Reads the entries of one of the caller's exports, latest first; `after` is the last entry of the previous page. */
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

/** Reads the seals, earliest first, so that a file of entries can be verified outside the product. */
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
