import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import type { Series } from '@postwright/core/model/series'
import { type Occurrence, occurrences } from '@postwright/core/time/recurrence/occurrences'
import { fromInstant } from '@postwright/core/time/zoned-time'
import { AppError } from '../app-error.ts'

/**
 * The next time that a series has a post.
 * @throws `series_empty` when it has none, `time_too_far` when that is later than posts can be scheduled
 */
export function nextOccurrence(series: Pick<Series, 'rule' | 'time' | 'tzid' | 'skipped'>, now: number): Occurrence {
  const from = fromInstant(now, series.tzid).local.slice(0, 10)
  if (series.rule.startsOn > fromInstant(now + SCHEDULE_HORIZON, series.tzid).local) throw new AppError('time_too_far')
  const until = fromInstant(now + SCHEDULE_HORIZON, series.tzid).local.slice(0, 10)
  for (const occurrence of occurrences(series, { from, until })) {
    if (occurrence.when.instant > now - PAST_TOLERANCE) return occurrence
  }
  throw new AppError('series_empty')
}
