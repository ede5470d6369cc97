import { z } from 'zod'
import { commentReasonSchema } from './comment-subject.ts'

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
