import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { accountExportSchema } from '../model/account-export.ts'

/** Starts an export of everything that belongs to the caller. Progress is in `users/{uid}/jobs/{jobId}`. */
export const startExport = defineEndpoint({
  method: 'POST',
  path: '/users/me/export',
  auth: 'session',
  input: z.object({}),
  output: z.object({ jobId: documentId() }),
  errors: ['unauthenticated', 'rate_limited'],
  status: 202,
})

/** Returns the result of a finished export; `not_found` before it finishes, after it expires, and for another user's export. */
export const getExport = defineEndpoint({
  method: 'GET',
  path: '/users/me/export/:jobId',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: accountExportSchema,
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** Returns the address and size of a finished export as one archive with its files; same errors as `getExport`. */
export const getExportFile = defineEndpoint({
  method: 'GET',
  path: '/users/me/export/:jobId/file',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: z.object({ url: z.string(), bytes: z.int().min(0) }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})
