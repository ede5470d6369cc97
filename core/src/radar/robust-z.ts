/** Times the median distance from the median that a standard deviation has, where values are spread like chance spreads them. */
const DEVIATIONS = 1.4826

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

/**
 * How many standard deviations a value lies above the usual one, by median and median distance: a few odd values among `usual` don't
 * change it. `floor` is the smallest deviation that counts, so that a series without any spread doesn't make everything odd.
 */
export function robustZ(value: number, usual: readonly number[], floor: number): number {
  const centre = median(usual)
  const deviation = DEVIATIONS * median(usual.map((each) => Math.abs(each - centre)))
  return (value - centre) / Math.max(deviation, floor)
}
