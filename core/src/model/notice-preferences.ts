import { z } from 'zod'
import { commentReasonSchema } from './comment-subject.ts'
import { timeZoneSchema, clockTimeSchema } from '../time/zoned-time.ts'

/** Reasons that always notify in the product, because no failure may go unnoticed. Mails and webhooks for them are optional. */
export const URGENT_REASONS = ['post_failed', 'channel_lost'] as const

/** Reasons for notifications. For each, people choose whether they are notified in the product, by mail and by webhooks. */
export const noticeReasonSchema = z.enum([
  ...commentReasonSchema.options,
  'review',
  'reminder',
  'returned',
  'published',
  ...URGENT_REASONS,
])

export type NoticeReason = z.infer<typeof noticeReasonSchema>

/** Reasons whose notifications in the product can be turned off. */
export const mutableReasonSchema = noticeReasonSchema.exclude([...URGENT_REASONS])

export function isUrgent(reason: NoticeReason): boolean {
  return URGENT_REASONS.some((each) => each === reason)
}

/** Delivery times of a person's notification mails. */
export const mailTimesSchema = z.object({
  /** Frequency of mails. `at_once`: events of one kind within five minutes are one mail. The others collect all events in one mail. */
  rhythm: z.enum(['at_once', 'hourly', 'daily']),
  /** Hour of daily mails. */
  hour: z.int().min(0).max(23),
  /** Time zone of the hour and of the quiet hours. */
  tzid: timeZoneSchema,
  /** Quiet hours, during which mails are delayed until their end; null if there are none. They may span midnight. */
  quiet: z.object({ from: clockTimeSchema, to: clockTimeSchema }).nullable(),
  /** True if urgent mails ignore both rhythm and quiet hours. */
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
