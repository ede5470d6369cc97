import type { SeriesTimes } from '@postwright/core/model/series'
import { type Occurrence, occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'

/** How far the next dates are looked for: the largest interval of a rhythm comes once in that time. */
const YEARS = 9

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
