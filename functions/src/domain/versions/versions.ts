import { createHash } from 'node:crypto'
import type { KeptVersion, KeptVersions } from '../ports/content.ts'

/** A draft as one write has left it. */
export type Written<Draft> = { rev: number; author: string; at: number; draft: Draft }

/** Of what a version shows: equal contents have equal ones. */
export function contentHashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** What all versions have: an id made of the revision that they show, and author and time of the write that made it. */
export function versionBase({ rev, author, at }: Written<object>, idPrefix: string) {
  const id = `${idPrefix}${String(rev).padStart(9, '0')}`
  return { id, schema: 1, rev: 1, createdAt: at, updatedAt: at, createdBy: author }
}

type Keeping<Kept> = {
  /** The revision that a version shows. */
  revOf: (version: Kept) => number
  /** How many are kept. */
  max: number
  /** Whether a version goes on with the one before and takes its place; never with one by somebody else. */
  continues: (before: Kept, after: Kept) => boolean
}

/**
 * Keeps what a write has made of a draft, in the place of the version that it goes on with; and what was there before, where it
 * goes on with nothing. Events that come twice, late or in another order leave nothing out.
 */
export async function saveVersion<Kept extends KeptVersion>(
  versions: KeptVersions<Kept>,
  { written, earlier }: { written: Kept; earlier: Kept | null },
  { revOf, max, continues }: Keeping<Kept>,
): Promise<void> {
  const isContinued = (before: Kept, after: Kept) => after.basedOn === revOf(before) && continues(before, after)
  /** Whether a stored version shows what another does, under an earlier revision perhaps. */
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
