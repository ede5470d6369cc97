import { toZonedTime } from './zoned-time.ts'

/** Returns the instant at which a day, `YYYY-MM-DD`, ends in a time zone. */
export function endOfDay(day: string, tzid: string): number {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  return toZonedTime(`${next}T00:00`, tzid).instant
}
