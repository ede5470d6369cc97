import type { AuditEntry, AuditFilter } from '@postwright/core/model/audit-entry'
import type { AuditSeal } from '@postwright/core/model/audit-seal'
import type { Documents } from './documents.ts'
import type { Tx } from './transaction.ts'

/** The audit log as it is read; entries are appended by `AuditLogStore`. */
export type AuditEntriesStore = {
  get: (id: string) => Promise<AuditEntry | null>
  /** Entries from a time on and before another one, the earliest first. */
  listBetween: (from: number, until: number, limit: number) => Promise<AuditEntry[]>
  /** Entries that a filter leaves, the latest first, after one of them. */
  listFiltered: (filter: AuditFilter, page: { after: string | null; limit: number }) => Promise<AuditEntry[]>
  /**
   * Stores entries of version 1 as version 2 has them.
   * @returns how many there were, up to `limit`
   */
  upgrade: (limit: number) => Promise<number>
}

export type AuditSealStore = Pick<Documents<AuditSeal>, 'get' | 'getIn' | 'createIn' | 'updateIn'> & {
  last: () => Promise<AuditSeal | null>
  lastIn: (tx: Tx) => Promise<AuditSeal | null>
  listAfter: (seq: number, limit: number) => Promise<AuditSeal[]>
  /** Seals whose entries were compared longest ago. */
  listLeastChecked: (limit: number) => Promise<AuditSeal[]>
}
