/** As many as are read of each source for one page. */
export const ACTIVITY_PAGE = 50

/**
 * The beginning of the next page: no source that was cut has anything later. Many of one moment are left out rather than read for
 * ever.
 * @param sources the times of what was read of each source
 */
export function endOfPage(
  sources: readonly (readonly number[])[],
  { before, limit }: { before: number; limit: number },
): number | null {
  const ends = sources.filter((times) => times.length >= limit).map((times) => Math.min(...times))
  if (ends.length === 0) return null
  return Math.min(Math.max(...ends), before - 1)
}

/** Leaves out what belongs to the next page, and puts the latest first. */
export function pageOf<Entry extends { id: string; at: number }>(
  sources: readonly (readonly Entry[])[],
  next: number | null,
): Entry[] {
  return sources
    .flat()
    .filter(({ at }) => next === null || at > next)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
}
