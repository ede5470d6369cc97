import { LATENESS_BOUNDS } from './objective.ts'

/** Publications by lateness: one number per group. */
export type Histogram = readonly number[]

/** Converts cumulative counts, by upper bound of lateness, to groups. */
export function groupsFrom(atMost: readonly number[], total: number): number[] {
  let before = 0
  return [...LATENESS_BOUNDS.map((_, at) => atMost[at] ?? total), total].map((count) => {
    const added = Math.max(0, count - before)
    before = Math.max(before, count)
    return added
  })
}

export function addHistograms(histograms: readonly Histogram[]): number[] {
  return [...LATENESS_BOUNDS, null].map((_, at) => histograms.reduce((sum, each) => sum + (each[at] ?? 0), 0))
}

export function sizeOf(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0)
}

/** Counts publications with at most this lateness; exact if `bound` is one of the bounds, otherwise at the next lower one. */
export function countWithin(histogram: Histogram, bound: number): number {
  return histogram.reduce((sum, count, at) => {
    const upper = LATENESS_BOUNDS[at]
    return upper !== undefined && upper <= bound ? sum + count : sum
  }, 0)
}

/**
 * Returns the lateness that `share` (0 to 1) of the publications do not exceed, rounded up to a bound, but at most `latest`. Null without
 * publications.
 * @param latest the maximum lateness among the publications
 */
export function percentile(histogram: Histogram, share: number, latest: number): number | null {
  const total = sizeOf(histogram)
  if (total === 0) return null
  const wanted = Math.ceil(share * total)
  let counted = 0
  for (const [at, count] of histogram.entries()) {
    counted += count
    if (counted >= wanted && count > 0) return Math.min(LATENESS_BOUNDS[at] ?? latest, latest)
  }
  return latest
}
