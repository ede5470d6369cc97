import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'

/** Cancels a job of the caller before its next step; completed steps are kept. Repeating it changes nothing. */
export const cancelJob = defineEndpoint({
  method: 'POST',
  path: '/users/me/jobs/:jobId/cancel',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: z.object({ cancelled: z.boolean() }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** Restarts a failed job of the caller with its original input. Repeating it changes nothing. */
export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/users/me/jobs/:jobId/retry',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: z.object({ retried: z.boolean() }),
  errors: ['unauthenticated', 'not_found', 'forbidden', 'rate_limited'],
})
