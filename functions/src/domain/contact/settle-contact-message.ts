import type { ContactStatus } from '@postwright/core/model/contact-message'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

type Settlement = { messageId: string; rev: number; status: ContactStatus }

/**
 * Marks a message from the contact form as answered, as spam or as new again.
 * @returns the message's revision
 * @throws `not_found`, `stale_revision` when another admin changed it meanwhile
 */
export async function settleContactMessage(
  { transact, contactMessages, auditLog }: Pick<Deps, 'transact' | 'contactMessages' | 'auditLog'>,
  actorUid: string,
  { messageId, rev, status }: Settlement,
): Promise<number> {
  return transact(async (tx) => {
    const message = await contactMessages.getIn(tx, messageId)
    if (!message) throw new AppError('not_found', { message: `contact message ${messageId}` })
    if (message.status === status) return message.rev
    if (message.rev !== rev) throw new AppError('stale_revision', { message: `contact message ${messageId}` })
    const facts = { receipt: message.receipt, before: message.status, after: status }
    auditLog.appendIn(tx, { action: 'contact_message.settled', actorUid, subject: messageId, facts })
    return contactMessages.setStatusIn(tx, message, status)
  })
}
