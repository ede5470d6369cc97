import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

/** Replies with 200 if the API can reach Firestore and Auth. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  auth: 'public',
  input: z.object({}),
  output: z.object({ status: z.literal('ok'), firestore: z.literal('ok'), auth: z.literal('ok') }),
  errors: ['internal'],
})
