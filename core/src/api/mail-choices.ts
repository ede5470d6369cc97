import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { noticeReasonSchema } from '../model/notice-preferences.ts'

/** Last part of the address in a mail. Anyone who has it can unsubscribe from mails of this kind. */
const token = z.string().min(1).max(400)
const choice = z.object({ scope: z.union([noticeReasonSchema, z.literal('all')]), isMailed: z.boolean() })

/** Returns the kind of mail that an unsubscribe link covers, without unsubscribing. */
export const readMailChoice = defineEndpoint({
  method: 'GET',
  path: '/mail-choices/:token',
  auth: 'public',
  input: z.object({ token }),
  output: choice,
  errors: ['not_found', 'rate_limited'],
})

/** Unsubscribes from the kind of mail that the link covers, without a session. Repeating it changes nothing. */
export const setMailChoice = defineEndpoint({
  method: 'POST',
  path: '/mail-choices/:token',
  auth: 'public',
  input: z.object({ token }),
  output: choice,
  errors: ['not_found', 'rate_limited'],
})
