import type { When } from '@postwright/core/api/posts'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { fromInstant, toZonedTime, type ZonedTime } from '@postwright/core/time/zoned-time'
import { AppError } from '../app-error.ts'

/**
 * The time a person chose. `now` is given in the workspace's zone.
 * @throws `time_in_past`, `time_too_far`
 */
export function resolveWhen(when: When, { now, tzid }: { now: number; tzid: string }): ZonedTime {
  if (when.kind === 'now') return fromInstant(now, tzid)
  const zoned = toZonedTime(when.local, when.tzid)
  if (zoned.instant < now - PAST_TOLERANCE) throw new AppError('time_in_past')
  if (zoned.instant > now + SCHEDULE_HORIZON) throw new AppError('time_too_far')
  return zoned
}
