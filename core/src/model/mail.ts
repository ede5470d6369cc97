import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX } from '../limits.ts'
import { documentBase } from './document.ts'
import { noticeReasonSchema } from './notice-preferences.ts'

export const MAIL_SCHEMA = 1

/** Maximum number of mails per kind, workspace and day: invites are sent to strangers, notices to members who have asked for them. */
export const WORKSPACE_MAILS_MAX = { invite: 100, notice: 500 } as const
export const MAIL_ATTEMPTS_MAX = 4
/** Time after which a mail is given up if its worker has not reported a result. */
export const MAIL_LEASE = 3 * 60 * 1000
/** Time after which a mail is removed; its content is removed earlier, as soon as no attempt will follow. */
export const MAIL_KEPT = 90 * 24 * 60 * 60 * 1000

/** Kinds of mails; the texts of each kind are under its name in `mails.json`. */
export const mailKindSchema = z.enum(['invite', 'notice', 'digest', 'billing', 'support', 'security'])
export type MailKind = z.infer<typeof mailKindSchema>

/**
 * State of a mail. `unconfirmed`: its worker ended after calling the mail server, so the mail may have been sent. It is not resent automatically.
 * `collected`: a digest includes the mail; the document is kept so that it is included only once.
 */
export const mailStateSchema = z.enum(['waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'collected'])
export type MailState = z.infer<typeof mailStateSchema>

/** Reason why a mail was not sent. `interrupted`: its outcome is unknown, so the mail may have been sent. */
export const mailProblemSchema = z.enum([
  'unreachable',
  'sign_in_refused',
  'recipient_refused',
  'refused',
  'interrupted',
])
export type MailProblem = z.infer<typeof mailProblemSchema>

/** Maximum number of items listed in a mail; further ones are only counted. */
export const DIGEST_ITEMS_MAX = 40

const digestItemSchema = z.object({
  reason: noticeReasonSchema,
  facts: z.record(z.string(), z.string().max(500)),
  /** Encrypted path of the page that the item links to. */
  sealedPath: z.string().max(2_000),
})

export type DigestItem = z.infer<typeof digestItemSchema>

/** A mail to be sent, `mails/{id}`: written in the transaction of its event, sent by a background job. */
export const mailSchema = documentBase.extend({
  kind: mailKindSchema,
  /** Id of the workspace that the mail concerns; null for mails about a person's account. */
  workspaceId: documentId().nullable(),
  to: z.string().max(EMAIL_MAX),
  /** Values for the text of the mail's kind. Empty once nothing more will be sent. */
  facts: z.record(z.string(), z.string().max(500)),
  /** Path of the linked page, encrypted because it may contain a secret; null once nothing more will be sent. */
  sealedPath: z.string().max(2_000).nullable(),
  /** Items of a digest, oldest first. */
  items: z.array(digestItemSchema).max(DIGEST_ITEMS_MAX).default([]),
  /** Number of items that did not fit into the digest. */
  more: z.int().min(0).default(0),
  state: mailStateSchema,
  attempts: z.int().min(0),
  /** Time of the next attempt, or when a running attempt is given up; null once the mail is finished. */
  dueAt: instant().nullable(),
  problem: mailProblemSchema.nullable(),
  /** Expiry time; a TTL policy removes the mail some time later. */
  expiresAt: instant(),
})

export type Mail = z.infer<typeof mailSchema>
