import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'

/** Ends a job of the caller before its next step; what it has done stays. Repeating it changes nothing. */
export const cancelJob = defineEndpoint({
  method: 'POST',
  path: '/users/me/jobs/:jobId/cancel',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: z.object({ cancelled: z.boolean() }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** Begins a failed job of the caller again, with what it was begun with. Repeating it changes nothing. */
export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/users/me/jobs/:jobId/retry',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: z.object({ retried: z.boolean() }),
  errors: ['unauthenticated', 'not_found', 'forbidden', 'rate_limited'],
})
