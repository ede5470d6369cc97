import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { accountExportSchema } from '../model/account-export.ts'

/** Starts an export of everything that belongs to the caller; progress shows in `users/{uid}/jobs/{jobId}`. */
export const startExport = defineEndpoint({
  method: 'POST',
  path: '/users/me/export',
  auth: 'session',
  input: z.object({}),
  output: z.object({ jobId: documentId() }),
  errors: ['unauthenticated', 'rate_limited'],
  status: 202,
})

/** The result of a finished export; `not_found` before that, after it has expired, and for other people's. */
export const getExport = defineEndpoint({
  method: 'GET',
  path: '/users/me/export/:jobId',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: accountExportSchema,
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})

/** The address of a finished export as one archive with its files, and its size; errors as of `getExport`. */
export const getExportFile = defineEndpoint({
  method: 'GET',
  path: '/users/me/export/:jobId/file',
  auth: 'session',
  input: z.object({ jobId: documentId() }),
  output: z.object({ url: z.string(), bytes: z.int().min(0) }),
  errors: ['unauthenticated', 'not_found', 'rate_limited'],
})
