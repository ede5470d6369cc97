import { createHash } from 'node:crypto'
import type { KeptVersion, KeptVersions } from '../ports/content.ts'

/** Draft after a write, with its revision, author and time. */
export type Written<Draft> = { rev: number; author: string; at: number; draft: Draft }

/** Returns the hash of a version's content: equal contents have equal hashes. */
export function contentHashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** Returns the fields that all versions have: an id that contains the revision they show, and author and time of the write that created it. */
export function versionBase({ rev, author, at }: Written<object>, idPrefix: string) {
  const id = `${idPrefix}${String(rev).padStart(9, '0')}`
  return { id, schema: 1, rev: 1, createdAt: at, updatedAt: at, createdBy: author }
}

type Keeping<Kept> = {
  /** Returns the revision that a version shows. */
  revOf: (version: Kept) => number
  /** Maximum number of versions kept. */
  max: number
  /** Returns whether a version continues the previous one and replaces it; never true for a version by another user. */
  continues: (before: Kept, after: Kept) => boolean
}

/**
 * Stores the draft that a write produced, replacing the version that it continues; stores the previous state as well where it continues none. Removes
 * the oldest versions beyond `max`. Events that arrive twice, late or in another order lose nothing.
 */
export async function saveVersion<Kept extends KeptVersion>(
  versions: KeptVersions<Kept>,
  { written, earlier }: { written: Kept; earlier: Kept | null },
  { revOf, max, continues }: Keeping<Kept>,
): Promise<void> {
  const isContinued = (before: Kept, after: Kept) => after.basedOn === revOf(before) && continues(before, after)
  /** Returns whether a stored version has the same content and author as another, possibly under an earlier revision. */
  const isSame = (version: Kept, stored: Kept | null) =>
    stored?.contentHash === version.contentHash && stored.createdBy === version.createdBy

  const left = earlier && !continues(earlier, written) ? earlier : null
  const rev = revOf(written)
  const [previous, next] = await Promise.all([versions.latestUpTo(rev), versions.earliestAfter(rev)])
  const kept = left && (await versions.latestUpTo(revOf(left)))
  const isKnown = (previous !== null && revOf(previous) === rev) || (next !== null && isContinued(written, next))
  const added = [...(left && !isSame(left, kept) ? [left] : []), ...(isKnown ? [] : [written])]
  const removed = previous && isContinued(previous, written) ? [previous] : []
  const over = (await versions.count()) + added.length - removed.length - max
  const oldest = over > 0 ? await versions.oldest(over) : []
  for (const version of [...removed, ...oldest]) versions.remove(version.id)
  for (const version of added) versions.save(version)
}
