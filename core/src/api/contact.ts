import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { contactInputSchema } from '../model/contact-message.ts'

/** Stores a message from the contact form and answers with the number to quote. */
export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/contact',
  auth: 'public',
  input: contactInputSchema,
  output: z.object({ receipt: z.string() }),
  errors: ['validation_failed', 'rate_limited'],
  status: 201,
})
