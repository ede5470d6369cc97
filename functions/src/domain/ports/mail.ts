import type { Mail, MailKind, MailProblem } from '@postwright/core/model/mail'
import type { Documents, ListPage, Tx } from './documents.ts'

export type OutgoingMail = {
  /** Key that is the same for every attempt: mail servers and readers use it to recognize repeats. */
  key: string
  to: string
  subject: string
  text: string
  html: string
  /** One-click unsubscribe URL that ends emails of this kind without a session (RFC 8058). */
  unsubscribe?: string
}

/** `refused`: certainly not sent; a retry may help unless `isFinal` is set. `unknown`: the server received the email and did not respond. */
export type MailOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; problem: MailProblem; isFinal: boolean }
  | { kind: 'unknown' }

export type MailSender = {
  /** False if no mail server is configured. */
  isOn: boolean
  sendMail: (mail: OutgoingMail) => Promise<MailOutcome>
}

/** Outbox of emails: they are written in the transaction that causes them. */
export type MailStore = Pick<Documents<Mail>, 'getIn' | 'createIn' | 'updateIn'> & {
  /** Returns the existing emails, unordered. */
  getAll: (ids: readonly string[]) => Promise<Mail[]>
  /** Lists the IDs of emails that are due to be sent or given up, oldest first. */
  listDue: (now: number, limit: number) => Promise<string[]>
  /** Reads queued or sending emails that were due by a time, longest overdue first, page by page. */
  overduePages: (until: number, page: ListPage) => AsyncIterable<Mail[]>
  /** Reads emails written since a time that ended without confirmed sending, latest first, page by page. */
  unsentPages: (since: number, page: ListPage) => AsyncIterable<Mail[]>
  /** Counts the emails of a kind that a workspace has written since a time. */
  countSinceIn: (tx: Tx, workspaceId: string, kind: MailKind, since: number) => Promise<number>
}
