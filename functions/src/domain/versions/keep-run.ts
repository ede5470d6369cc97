/** A version of a document as far as keeping it goes, whatever it shows. */
export type Version = {
  id: string
  createdBy: string
  createdAt: number
  /** The revision that it was made on; 0 for none. */
  basedOn: number
  /** Of the draft: equal drafts have equal ones. */
  contentHash: string
}

/** The versions of one document inside of a transaction; everything is read before the first is written. */
export type KeptVersions<Kept extends Version> = {
  /** The newest that shows this revision of the document or an earlier one. */
  latestUpTo: (rev: number) => Promise<Kept | null>
  earliestAfter: (rev: number) => Promise<Kept | null>
  oldest: (count: number) => Promise<Kept[]>
  count: () => Promise<number>
  save: (version: Kept) => void
  remove: (id: string) => void
}

type Keeping<Kept> = {
  /** The revision that a version shows. */
  revOf: (version: Kept) => number
  /** How many are kept, and how long an author's changes are one version. */
  max: number
  span: number
}

/**
 * Keeps what a write has made of a draft, in the place of the version before by the same author within the span; and what
 * another author had left before. Events that come twice, late or in another order leave nothing out.
 */
export async function keepRun<Kept extends Version>(
  versions: KeptVersions<Kept>,
  { written, earlier }: { written: Kept; earlier: Kept | null },
  { revOf, max, span }: Keeping<Kept>,
): Promise<void> {
  /** One author's work within one span of time. */
  const runOf = ({ createdBy, createdAt }: Version) => `${createdBy} ${Math.floor(createdAt / span)}`
  /** Whether a version was made on another by its author within the span, and takes its place. */
  const isContinued = (before: Kept, after: Kept) => after.basedOn === revOf(before) && runOf(before) === runOf(after)
  /** Whether a stored version shows what another does, under an earlier revision perhaps. */
  const isSame = (version: Kept, stored: Kept | null) =>
    stored?.contentHash === version.contentHash && runOf(stored) === runOf(version)

  const left = earlier && runOf(earlier) !== runOf(written) ? earlier : null
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
