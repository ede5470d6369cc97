import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, revision } from '../ids.ts'
import { CONTACT_STATUSES, contactInputSchema } from '../model/contact-message.ts'

/** Stores a message from the contact form and returns its reference number. */
export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/contact',
  auth: 'public',
  input: contactInputSchema,
  output: z.object({ receipt: z.string() }),
  errors: ['validation_failed', 'rate_limited'],
  status: 201,
})

/** Marks a message as answered, spam or new. Repeating its current status changes nothing. */
export const settleContactMessage = defineEndpoint({
  method: 'POST',
  path: '/admin/contact-messages/:messageId/status',
  auth: 'admin',
  input: z.object({ messageId: documentId(), rev: revision(), status: z.enum(CONTACT_STATUSES) }),
  output: z.object({ rev: revision() }),
  errors: ['route_not_found', 'not_found', 'stale_revision', 'rate_limited'],
})
