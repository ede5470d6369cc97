import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX } from '../limits.ts'
import { documentBase } from './document.ts'
import { noticeReasonSchema } from './notice-preferences.ts'

export const MAIL_SCHEMA = 1

/** Mails of a kind that one workspace has sent in a day: invites reach strangers, notices members who have asked for them. */
export const WORKSPACE_MAILS_MAX = { invite: 100, notice: 500 } as const
export const MAIL_ATTEMPTS_MAX = 4
/** A mail whose worker has not said within this time what became of it is given up. */
export const MAIL_LEASE = 3 * 60 * 1000
/** A mail is removed this long after it was written; what it says is removed once it is sent. */
export const MAIL_KEPT = 90 * 24 * 60 * 60 * 1000

/** Each kind has its words under its name in `mails.json`. */
export const mailKindSchema = z.enum(['invite', 'notice', 'digest', 'billing', 'support', 'security'])
export type MailKind = z.infer<typeof mailKindSchema>

/**
 * `unconfirmed`: its worker ended after the mail server was asked, so it may have been sent. It is not sent again by itself.
 * `collected`: a digest tells it; its document stays, so that it is told once.
 */
export const mailStateSchema = z.enum(['waiting', 'sending', 'sent', 'failed', 'unconfirmed', 'collected'])
export type MailState = z.infer<typeof mailStateSchema>

/** Why a mail was not sent, as far as the mail server says. */
export const mailProblemSchema = z.enum([
  'unreachable',
  'sign_in_refused',
  'recipient_refused',
  'refused',
  'interrupted',
])
export type MailProblem = z.infer<typeof mailProblemSchema>

/** Further items of a mail are counted only. */
export const DIGEST_ITEMS_MAX = 40

const digestItemSchema = z.object({
  reason: noticeReasonSchema,
  facts: z.record(z.string(), z.string().max(500)),
  /** Of the page that it links to. */
  sealedPath: z.string().max(2_000),
})

export type DigestItem = z.infer<typeof digestItemSchema>

/** Mail to be sent, `mails/{id}`: written in the transaction of what it tells, sent by the background. */
export const mailSchema = documentBase.extend({
  kind: mailKindSchema,
  /** The workspace that has it sent; null for what a person is told of their account. */
  workspaceId: documentId().nullable(),
  to: z.string().max(EMAIL_MAX),
  /** The values in the text of its kind. Empty once nothing more is sent. */
  facts: z.record(z.string(), z.string().max(500)),
  /** Sealed path of the page that it links to, because the path may hold a secret; null once nothing more is sent. */
  sealedPath: z.string().max(2_000).nullable(),
  /** The items of a digest, in the order in which they happened. */
  items: z.array(digestItemSchema).max(DIGEST_ITEMS_MAX).default([]),
  /** Items that had no room in the digest. */
  more: z.int().min(0).default(0),
  state: mailStateSchema,
  attempts: z.int().min(0),
  /** When it is sent next, or given up while it is being sent; null once it is settled. */
  dueAt: instant().nullable(),
  problem: mailProblemSchema.nullable(),
  /** A TTL policy removes it some time after this. */
  expiresAt: instant(),
})

export type Mail = z.infer<typeof mailSchema>
