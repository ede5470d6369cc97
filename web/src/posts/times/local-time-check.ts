import { z } from 'zod'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { localTimeSchema, toZonedTime } from '@postwright/core/time/zoned-time'

export const LOCAL_TIME_PROBLEMS = ['missing', 'time_in_past', 'time_too_far'] as const

export type LocalTimeProblem = (typeof LOCAL_TIME_PROBLEMS)[number]

/** Returns the problem for which the API would refuse a wall-clock time in `tzid` at `now` (epoch ms); null if there is none. */
export function checkLocalTime(local: string | null, tzid: string, now: number): LocalTimeProblem | null {
  if (local === null || !localTimeSchema.safeParse(local).success) return 'missing'
  const { instant } = toZonedTime(local, tzid)
  if (instant < now - PAST_TOLERANCE) return 'time_in_past'
  if (instant > now + SCHEDULE_HORIZON) return 'time_too_far'
  return null
}

/** Returns a schema for a wall-clock time at which a post can be scheduled; the message of an issue is the problem. */
export function plannableTime(tzid: string) {
  return z
    .string()
    .nullable()
    .transform((local, context) => {
      const problem = checkLocalTime(local, tzid, Date.now())
      if (problem !== null) context.addIssue({ code: 'custom', message: problem })
      return local ?? z.NEVER
    })
}
