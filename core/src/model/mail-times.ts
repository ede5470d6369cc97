import { z } from 'zod'
import { clockTimeSchema } from '../time/clock-time.ts'
import { timeZoneSchema } from '../time/time-zone.ts'

/** When mails of notifications are sent to a person. */
export const mailTimesSchema = z.object({
  /** At once: what happens of one kind within five minutes is one mail. The others collect everything in one. */
  rhythm: z.enum(['at_once', 'hourly', 'daily']),
  /** The hour of daily mails. */
  hour: z.int().min(0).max(23),
  /** The zone of the hour and of the quiet hours. */
  tzid: timeZoneSchema,
  /** Mails wait for their end; null while there are none. They may span midnight. */
  quiet: z.object({ from: clockTimeSchema, to: clockTimeSchema }).nullable(),
  /** Whether mails of what is urgent wait for neither. */
  isUrgentAtOnce: z.boolean(),
})

export type MailTimes = z.infer<typeof mailTimesSchema>

export const USUAL_MAIL_TIMES: MailTimes = {
  rhythm: 'at_once',
  hour: 8,
  tzid: 'UTC',
  quiet: null,
  isUrgentAtOnce: true,
}
