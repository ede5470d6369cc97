import type { Firestore } from 'firebase-admin/firestore'
import { type DatabaseCounts, meterDatabase } from '../../functions/src/store/meter-database.ts'

/** Documents read and written, as the database bills them: a query that finds nothing costs one read. */
export type Effort = { reads: number; writes: number }

/** Counts a client's reads and writes from now on. `indexReads` are index reads by count queries. */
export function countFirestore(db: Firestore): { effort: () => Effort & { indexReads: number } } {
  const total: DatabaseCounts = { reads: 0, writes: 0, deletes: 0, indexReads: 0 }
  const isCounting = meterDatabase(db, (counts) => {
    total.reads += counts.reads ?? 0
    total.writes += counts.writes ?? 0
    total.deletes += counts.deletes ?? 0
    total.indexReads += counts.indexReads ?? 0
  })
  if (!isCounting) throw new Error('The library makes its calls in another way.')
  return {
    effort: () => ({ reads: total.reads, writes: total.writes + total.deletes, indexReads: total.indexReads }),
  }
}
