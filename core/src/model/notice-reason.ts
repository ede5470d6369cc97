import { z } from 'zod'
import { commentReasonSchema } from './comment-subject.ts'

/**
 * Reasons for which a person can turn notifications off. What fails, is held or ends somebody's access is always told: nothing is lost
 * silently.
 */
export const noticeReasonSchema = z.enum([
  ...commentReasonSchema.options,
  'review',
  'reminder',
  'returned',
  'published',
])

export type NoticeReason = z.infer<typeof noticeReasonSchema>
