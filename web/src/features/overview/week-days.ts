const DAYS = 7

/** Returns the last seven days in a time zone, oldest first; the last one is today and ends at `now` (epoch ms). */
export function weekDays(now: number, tzid: string): TimeRange[] {
  const midnight = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tzid).startOfDay()
  const begins = Array.from({ length: DAYS }, (_, at) => midnight.subtract({ days: DAYS - 1 - at }).epochMilliseconds)
  return begins.map((from, at) => ({ from, to: begins[at + 1] ?? now }))
}

/** Returns the range from the first of these days until now. */
export function getWeekRange(now: number, tzid: string): TimeRange {
  return { from: weekDays(now, tzid)[0]?.from ?? now, to: now }
}

/** Half-open time range, epoch milliseconds. */
export type TimeRange = { from: number; to: number }

/** Length in milliseconds up to which a range is not split any further. */
const SHORTEST = 1000

/**
 * Counts exactly although one count may not exceed `cap` (the rules bound every query): a range whose count reaches the cap is split in half and both
 * halves are counted.
 * @param count counts one range, at most up to `cap`
 */
export async function countInHalves(
  range: TimeRange,
  cap: number,
  count: (range: TimeRange) => Promise<number>,
): Promise<number> {
  const found = await count(range)
  if (found < cap || range.to - range.from <= SHORTEST) return found
  const middle = Math.floor((range.from + range.to) / 2)
  const halves = await Promise.all([
    countInHalves({ from: range.from, to: middle }, cap, count),
    countInHalves({ from: middle, to: range.to }, cap, count),
  ])
  return halves[0] + halves[1]
}
