import type { Variant } from '@postwright/core/model/variant'

export type Day = { /** `YYYY-MM-DD` in the zone of the list. */ date: string; variants: Variant[] }

/** Groups a list sorted by time into days of `tzid`, in the order of the list. */
export function groupByDay(variants: readonly Variant[], tzid: string): Day[] {
  const days: Day[] = []
  for (const variant of variants) {
    const date = dateIn(variant.scheduled.instant, tzid)
    const last = days.at(-1)
    if (last?.date === date) last.variants.push(variant)
    else days.push({ date, variants: [variant] })
  }
  return days
}

export type DayName = 'yesterday' | 'today' | 'tomorrow' | null

/** Returns the relative name of a date at `now` in `tzid`, or null when it has none. */
export function dayName(date: string, now: number, tzid: string): DayName {
  const today = Temporal.PlainDate.from(dateIn(now, tzid))
  const distance = today.until(Temporal.PlainDate.from(date)).days
  if (distance === 0) return 'today'
  if (distance === 1) return 'tomorrow'
  return distance === -1 ? 'yesterday' : null
}

/** Returns the date (`YYYY-MM-DD`) at an instant in `tzid`. */
export function dateIn(instant: number, tzid: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(tzid).toPlainDate().toString()
}

const DAY = 24 * 60 * 60 * 1000

/** Returns a date (`YYYY-MM-DD`) as days since 1970-01-01, as events store it. */
export function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY)
}

export function dayOfNumber(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
