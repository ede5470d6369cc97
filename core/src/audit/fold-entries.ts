import type { AuditEntry } from '../model/audit-entry.ts'

/** Frequent, low-information actions that are folded in the log. */
export const NOISE_ACTIONS: readonly string[] = ['session_ended', 'payment.proof_read']

const HOUR = 3_600_000

/** Entries shown as one row: a single entry, or the same frequent action by the same actor within an hour, latest first. */
export type FoldedRow<Entry> = {
  first: Entry
  entries: readonly Entry[]
  /** True if the next page may continue the row. */
  isCut: boolean
}

type Foldable = Pick<AuditEntry, 'action' | 'actorUid' | 'createdAt'>

/**
 * Folds frequent actions in entries that are sorted latest first. Each entry is in one row, and rows are sorted by their latest entry. `hasMore`:
 * entries of later pages may continue the rows that are open at the end.
 */
export function foldEntries<Entry extends Foldable>(entries: readonly Entry[], hasMore = false): FoldedRow<Entry>[] {
  const rows: { first: Entry; entries: Entry[] }[] = []
  const open = new Map<string, { first: Entry; entries: Entry[] }>()
  for (const entry of entries) {
    const key = JSON.stringify([entry.actorUid, entry.action])
    const row = NOISE_ACTIONS.includes(entry.action) ? open.get(key) : undefined
    if (row && row.first.createdAt - entry.createdAt < HOUR) row.entries.push(entry)
    else {
      const begun = { first: entry, entries: [entry] }
      rows.push(begun)
      if (NOISE_ACTIONS.includes(entry.action)) open.set(key, begun)
    }
  }
  const end = entries.at(-1)?.createdAt ?? 0
  const isOpen = (row: { first: Entry }) =>
    open.get(JSON.stringify([row.first.actorUid, row.first.action])) === row && row.first.createdAt - end < HOUR
  return rows.map((row) => ({ ...row, isCut: hasMore && isOpen(row) }))
}
