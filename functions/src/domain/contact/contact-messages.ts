import { CONTACT_MESSAGE_KEPT } from '@postwright/core/limits'
import {
  CONTACT_MESSAGE_SCHEMA,
  type contactInputSchema,
  type ContactStatus,
} from '@postwright/core/model/contact-message'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import { AppError } from '../app-error.ts'

type Message = z.output<typeof contactInputSchema>

const DAY = 24 * 60 * 60 * 1000

/**
 * Stores a message and returns its receipt. The same message from the same person on the same day is one message,
 * so a repeated request (a lost reply, a double click) gets the same receipt.
 */
export async function sendContactMessage(
  { contactMessages, clock }: Pick<Deps, 'contactMessages' | 'clock'>,
  message: Message,
): Promise<{ receipt: string }> {
  const day = Math.floor(clock.now() / DAY)
  const hash = createHash('sha256').update(`${day}|${message.email}|${message.topic}|${message.message}`).digest('hex')
  const receipt = hash.slice(0, 8).toUpperCase()
  const base = newDocument(clock, { id: hash.slice(0, 40), schema: CONTACT_MESSAGE_SCHEMA, createdBy: 'visitor' })
  const expiresAt = base.createdAt + CONTACT_MESSAGE_KEPT
  await contactMessages.create({ ...base, ...message, receipt, status: 'new', expiresAt })
  return { receipt }
}

type Settlement = { messageId: string; rev: number; status: ContactStatus }

/**
 * Marks a message from the contact form as answered, as spam or as new again.
 * @returns the message's revision
 * @throws `not_found`, `stale_revision` if another admin changed it meanwhile
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
