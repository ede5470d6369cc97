import type { Stretch } from './count-by-splitting.ts'

const DAYS = 7

/** The last seven days on the calendar of a zone, oldest first; the last one is today and ends at `now` (epoch ms). */
export function weekDays(now: number, tzid: string): Stretch[] {
  const midnight = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(tzid).startOfDay()
  const begins = Array.from({ length: DAYS }, (_, at) => midnight.subtract({ days: DAYS - 1 - at }).epochMilliseconds)
  return begins.map((from, at) => ({ from, to: begins[at + 1] ?? now }))
}

/** From the first of these days until now. */
export function weekStretch(now: number, tzid: string): Stretch {
  return { from: weekDays(now, tzid)[0]?.from ?? now, to: now }
}
