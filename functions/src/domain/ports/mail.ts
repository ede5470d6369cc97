import type { Mail, MailKind, MailProblem } from '@postwright/core/model/mail'
import type { Documents, Tx } from './documents.ts'

export type OutgoingMail = {
  /** The same for every try: mail servers and readers tell repeats by it. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** Takes one call without a session that ends mails of this kind (RFC 8058). */
  unsubscribe?: string
}

/**
 * `refused`: certainly not sent; trying again may help unless it is `final`. `unknown`: the server was given the mail and did not
 * answer.
 */
export type MailOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; problem: MailProblem; isFinal: boolean }
  | { kind: 'unknown' }

export type MailSender = {
  /** False where no mail server is configured. */
  isOn: boolean
  sendMail: (mail: OutgoingMail) => Promise<MailOutcome>
}

/** The outbox: mails are written in the transaction of what they tell. */
export type MailStore = Pick<Documents<Mail>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Those that exist, in no order. */
  getAll: (ids: readonly string[]) => Promise<Mail[]>
  /** Ids of mails that are to be sent or given up by now, the oldest first. */
  listDue: (now: number, limit: number) => Promise<string[]>
  /** Mails that wait or are being sent and were due by then, the oldest first. */
  listOverdue: (until: number, limit: number) => Promise<Mail[]>
  /** Mails written since then that ended without certainly having been sent, the latest first. */
  listUnsent: (since: number, limit: number) => Promise<Mail[]>
  /** Counts those of a kind that a workspace has written since then. */
  countSinceIn: (tx: Tx, workspaceId: string, kind: MailKind, since: number) => Promise<number>
}
