import type { AuditBreak, AuditLeaf, AuditSeal } from '../model/audit-seal.ts'

/** Hash that precedes the first seal. */
export const FIRST_SEAL_HASH = '0'.repeat(64)

type Unhashed = Pick<AuditSeal, 'seq' | 'from' | 'until' | 'keyId' | 'leaves' | 'previousHash'>

/** Builds the text that a seal's hash is computed from. */
export function auditSealText({ seq, from, until, keyId, leaves, previousHash }: Unhashed): string {
  return JSON.stringify([seq, from, until, keyId, leaves.map(({ id, hash }) => [id, hash]), previousHash])
}

/** Sorts entries in the order of a seal: by time, then by id. */
export function inSealOrder<Entry extends { id: string; createdAt: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

/** Finds the first entry that differs from its seal because one was removed, altered or added. Null if all match. */
export function findAuditBreak(
  seal: Pick<AuditSeal, 'seq' | 'leaves'>,
  found: readonly AuditLeaf[],
): AuditBreak | null {
  const { seq } = seal
  const stored = new Map(found.map(({ id, hash }) => [id, hash]))
  for (const { id, hash } of seal.leaves) {
    const now = stored.get(id)
    if (now === undefined) return { seq, problem: 'removed', entryId: id }
    if (now !== hash) return { seq, problem: 'altered', entryId: id }
    stored.delete(id)
  }
  const [added] = stored.keys()
  return added === undefined ? null : { seq, problem: 'added', entryId: added }
}
