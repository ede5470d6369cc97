import { z } from 'zod'
import { commentReasonSchema } from './comment-subject.ts'
import { timeZoneSchema, clockTimeSchema } from '../time/zoned-time.ts'

/** These always notify in the product, because nothing is lost silently. Their mails and webhooks are by choice. */
export const URGENT_REASONS = ['post_failed', 'channel_lost'] as const

/** Reasons for which a person is notified, each by the channels that they choose. */
export const noticeReasonSchema = z.enum([
  ...commentReasonSchema.options,
  'review',
  'reminder',
  'returned',
  'published',
  ...URGENT_REASONS,
])

export type NoticeReason = z.infer<typeof noticeReasonSchema>

/** Reasons for which a person can turn notifications in the product off. */
export const mutableReasonSchema = noticeReasonSchema.exclude([...URGENT_REASONS])

export function isUrgent(reason: NoticeReason): boolean {
  return URGENT_REASONS.some((each) => each === reason)
}

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
