import { CONTACT_MESSAGE_KEPT } from '@postwright/core/limits'
import { CONTACT_MESSAGE_SCHEMA, type contactInputSchema } from '@postwright/core/model/contact-message'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'

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
