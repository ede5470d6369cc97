export type ShrunkMean = { mean: number; variance: number; count: number }

export type ShrunkMeans<Key> = {
  of: ReadonlyMap<Key, ShrunkMean>
  /** What is said of a group of which nothing is known. */
  unknown: ShrunkMean
  /** The groups differ no more than chance would have it. */
  isFlat: boolean
}

/**
 * The means of groups, each moved towards zero, the mean of all, the more so the less its few values say (empirical Bayes, with
 * the variance between the groups estimated from the groups themselves by its moments). Where the groups differ no more than
 * chance would have it, all means are zero; the variances allow for the estimate being too small.
 * @param values with the mean zero
 */
export function shrinkMeans<Key>(values: readonly { key: Key; value: number }[]): ShrunkMeans<Key> {
  const groups = Map.groupBy(values, ({ key }) => key)
  const sums = [...groups].map(([key, group]) => {
    const mean = group.reduce((sum, { value }) => sum + value, 0) / group.length
    const within = group.reduce((sum, { value }) => sum + (value - mean) ** 2, 0)
    return { key, mean, within, count: group.length }
  })
  const { between, atMost, noise } = variancesOf(sums, values.length)
  const of = new Map(
    sums.map(({ key, mean, count }) => [
      key,
      { mean: shareOf(between, noise, count) * mean, variance: atMost * (1 - shareOf(atMost, noise, count)), count },
    ]),
  )
  return { of, unknown: { mean: 0, variance: atMost, count: 0 }, isFlat: between === 0 }
}

/** How much of what a group shows is its own, and not chance. */
function shareOf(between: number, noise: number, count: number): number {
  return between === 0 ? 0 : between / (between + noise / count)
}

type Group = { mean: number; within: number; count: number }

/** How far the groups are apart, and how far their values are from each other: the moments of a one-way layout. */
function variancesOf(groups: readonly Group[], total: number): { between: number; atMost: number; noise: number } {
  const inner = total - groups.length
  const outer = groups.length - 1
  if (inner < 1 || outer < 1) return { between: 0, atMost: 0, noise: 0 }
  const noise = groups.reduce((sum, { within }) => sum + within, 0) / inner
  const grand = groups.reduce((sum, { mean, count }) => sum + mean * count, 0) / total
  const spread = groups.reduce((sum, { mean, count }) => sum + count * (mean - grand) ** 2, 0) / outer
  const usual = (total - groups.reduce((sum, { count }) => sum + count ** 2, 0) / total) / outer
  const between = Math.max(0, (spread - noise) / usual)
  // One standard error of the moment above it.
  return { between, atMost: between + (Math.sqrt(2 / outer) * (spread + noise)) / 2 / usual, noise }
}
