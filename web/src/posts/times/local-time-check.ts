import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { localTimeSchema, toZonedTime } from '@postwright/core/time/zoned-time'

export type LocalTimeProblem = 'missing' | 'time_in_past' | 'time_too_far'

/** What the API would refuse about a wall-clock time in `tzid`, seen from `now` (epoch ms); null when it is fine. */
export function checkLocalTime(local: string | null, tzid: string, now: number): LocalTimeProblem | null {
  if (local === null || !localTimeSchema.safeParse(local).success) return 'missing'
  const { instant } = toZonedTime(local, tzid)
  if (instant < now - PAST_TOLERANCE) return 'time_in_past'
  if (instant > now + SCHEDULE_HORIZON) return 'time_too_far'
  return null
}
