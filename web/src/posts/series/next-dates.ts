import type { SeriesTimes } from '@postwright/core/model/series'
import { type Occurrence, occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'

/** How far the next dates are looked for: the largest interval of a rhythm comes once in that time. */
const YEARS = 9

/** The times to come that a series leaves out, as far as its rule still has their days. */
export function skippedDates(series: SeriesTimes & { skipped: readonly string[] }, now: number): Occurrence[] {
  const today = fromInstant(now, series.tzid).local.slice(0, 10)
  const days = series.skipped.filter((day) => day >= today).toSorted()
  const until = days.at(-1)
  if (until === undefined) return []
  const all = [...occurrences({ ...series, skipped: [] }, { from: today, until })]
  return all.filter(({ day, when }) => days.includes(day) && when.instant > now)
}

/** The next times of a series, skipped days left out unless `skipped` is not given. */
export function nextDates(
  times: SeriesTimes & { skipped?: readonly string[] },
  { now, count }: { now: number; count: number },
): Occurrence[] {
  const today = fromInstant(now, times.tzid).local.slice(0, 10)
  const until = Temporal.PlainDate.from(today).add({ years: YEARS }).toString()
  const found: Occurrence[] = []
  for (const occurrence of occurrences({ skipped: [], ...times }, { from: today, until })) {
    if (occurrence.when.instant > now) found.push(occurrence)
    if (found.length >= count) break
  }
  return found
}
