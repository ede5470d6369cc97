import { z } from 'zod'
import { PAST_TOLERANCE, SCHEDULE_HORIZON } from '@postwright/core/limits'
import { localTimeSchema, toZonedTime } from '@postwright/core/time/zoned-time'

export const LOCAL_TIME_PROBLEMS = ['missing', 'time_in_past', 'time_too_far'] as const

export type LocalTimeProblem = (typeof LOCAL_TIME_PROBLEMS)[number]

/** What the API would refuse about a wall-clock time in `tzid`, seen from `now` (epoch ms); null when it is fine. */
export function checkLocalTime(local: string | null, tzid: string, now: number): LocalTimeProblem | null {
  if (local === null || !localTimeSchema.safeParse(local).success) return 'missing'
  const { instant } = toZonedTime(local, tzid)
  if (instant < now - PAST_TOLERANCE) return 'time_in_past'
  if (instant > now + SCHEDULE_HORIZON) return 'time_too_far'
  return null
}

/** A wall-clock time of a form for which a post can be planned now; the message of an issue is its problem. */
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
