import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { noticeReasonSchema } from '../model/notice-preferences.ts'

/** The last part of the address in a mail: whoever has it may end mails like that one. */
const token = z.string().min(1).max(400)
const choice = z.object({ scope: z.union([noticeReasonSchema, z.literal('all')]), isMailed: z.boolean() })

/** Tells which mails the address in a mail ends, without ending them. */
export const readMailChoice = defineEndpoint({
  method: 'GET',
  path: '/mail-choices/:token',
  auth: 'public',
  input: z.object({ token }),
  output: choice,
  errors: ['not_found', 'rate_limited'],
})

/** Ends those mails, without a session. Repeating it changes nothing. */
export const setMailChoice = defineEndpoint({
  method: 'POST',
  path: '/mail-choices/:token',
  auth: 'public',
  input: z.object({ token }),
  output: choice,
  errors: ['not_found', 'rate_limited'],
})
