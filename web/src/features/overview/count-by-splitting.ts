/** Half-open stretch of time, epoch milliseconds. */
export type Stretch = { from: number; to: number }

/** Stretches this short are not split any further. */
const SHORTEST = 1000

/**
 * Counts exactly although one count may not exceed `cap` (the rules bound every query): a stretch whose count reaches the
 * cap is cut in half and both halves are counted.
 * @param count counts one stretch, at most up to `cap`
 */
export async function countBySplitting(
  stretch: Stretch,
  cap: number,
  count: (stretch: Stretch) => Promise<number>,
): Promise<number> {
  const found = await count(stretch)
  if (found < cap || stretch.to - stretch.from <= SHORTEST) return found
  const middle = Math.floor((stretch.from + stretch.to) / 2)
  const halves = await Promise.all([
    countBySplitting({ from: stretch.from, to: middle }, cap, count),
    countBySplitting({ from: middle, to: stretch.to }, cap, count),
  ])
  return halves[0] + halves[1]
}
