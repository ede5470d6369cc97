import { z } from 'zod'
import { instant } from '../ids.ts'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN, FULL_NAME_MAX } from '../limits.ts'
import { oneLine, trimmedLines } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { emailSchema } from './user.ts'

export const CONTACT_MESSAGE_SCHEMA = 1

export const CONTACT_TOPICS = ['question', 'problem', 'idea', 'security', 'other'] as const

export const contactInputSchema = z.object({
  name: oneLine(FULL_NAME_MAX),
  email: emailSchema,
  topic: z.enum(CONTACT_TOPICS),
  message: trimmedLines(CONTACT_MESSAGE_MAX).min(CONTACT_MESSAGE_MIN),
})

export const CONTACT_STATUSES = ['new', 'answered', 'spam'] as const

export type ContactStatus = (typeof CONTACT_STATUSES)[number]

/** A message from the contact form, `contactMessages/{id}`: written by the server, read by admins. */
export const contactMessageSchema = documentBase.extend({
  ...contactInputSchema.shape,
  name: z.string().min(1).max(FULL_NAME_MAX),
  /** Reference number that was given to the sender. */
  receipt: z.string().length(8),
  status: z.enum(CONTACT_STATUSES),
  /** A TTL policy removes the message after this time; null for messages older than the policy. */
  expiresAt: instant().nullable().default(null),
})

export type ContactMessage = z.infer<typeof contactMessageSchema>
