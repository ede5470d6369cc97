import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX, FULL_NAME_MAX, REFERRAL_CODE_MAX, USERNAME_MAX, USERNAME_MIN } from '../limits.ts'
import { oneLine, oneLineOrNothing } from '../text/text-fields.ts'
import { documentBase } from './document.ts'
import { mutableReasonSchema, noticeReasonSchema, mailTimesSchema, USUAL_MAIL_TIMES } from './notice-preferences.ts'
import { signInFields } from './sign-ins.ts'

export const USER_SCHEMA = 1

export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(USERNAME_MIN)
  .max(USERNAME_MAX)
  .regex(/^[a-z0-9](?:[a-z0-9_.]*[a-z0-9])?$/)

export const fullNameSchema = oneLine(FULL_NAME_MAX)

export const emailSchema = z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email())

export const referralCodeSchema = oneLineOrNothing(REFERRAL_CODE_MAX)

/** A person's account, `users/{uid}`: read by its owner, written by the API only. Stored names may not meet the current rules. */
export const userSchema = documentBase.extend({
  email: z.string().max(EMAIL_MAX),
  emailVerified: z.boolean(),
  fullName: z.string().min(1).max(FULL_NAME_MAX),
  username: usernameSchema,
  photoURL: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  status: z.enum(['active', 'disabled']),
  /**
   * Origin of the disabled state: an account disabled by the identity provider is enabled when the provider enables it, one disabled by an admin only
   * by an admin.
   */
  disabledBy: z.enum(['identity', 'admin']).nullable().default(null),
  defaultWorkspaceId: documentId(),
  referralCodeApplied: z.string().max(REFERRAL_CODE_MAX).nullable(),
  /** Time when the account is deleted unless its owner cancels; null when no deletion is scheduled. */
  deletesAt: instant().nullable().default(null),
  /** Reasons for which the person gets no notification in the product. */
  mutedReasons: z.array(mutableReasonSchema).max(mutableReasonSchema.options.length).default([]),
  /** Reasons for which the person also gets a mail, even if muted. */
  mailedReasons: z.array(noticeReasonSchema).max(noticeReasonSchema.options.length).default([]),
  /** Reasons for which notifications are also sent to those webhooks of the person's workspaces that have selected them. */
  hookedReasons: z.array(noticeReasonSchema).max(noticeReasonSchema.options.length).default([]),
  mailTimes: mailTimesSchema.default(USUAL_MAIL_TIMES),
  ...signInFields,
  /** Number of failed attempts to delete the account, and time of the next one. */
  deletionAttempts: z.int().min(0).default(0),
  deletionRetryAt: instant().nullable().default(null),
})

export type User = z.infer<typeof userSchema>
