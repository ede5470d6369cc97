import type { AuditBreak, AuditLeaf, AuditSeal } from '../model/audit-seal.ts'

/** The hash before the first seal. */
export const FIRST_SEAL_HASH = '0'.repeat(64)

type Unhashed = Pick<AuditSeal, 'seq' | 'from' | 'until' | 'keyId' | 'leaves' | 'previousHash'>

/** The text that the hash of a seal is made of. */
export function auditSealText({ seq, from, until, keyId, leaves, previousHash }: Unhashed): string {
  return JSON.stringify([seq, from, until, keyId, leaves.map(({ id, hash }) => [id, hash]), previousHash])
}

/** Entries in the order of a seal: by time, and by id where they have the same. */
export function inSealOrder<Entry extends { id: string; createdAt: number }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

/** The first entry that differs from its seal: one was removed, altered or added. Null when all are as they were sealed. */
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
