import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX } from '../limits.ts'

/**
 * Reads a website to suggest the properties of one brand kit. Progress and suggestions are in `users/{uid}/jobs/{jobId}`, which only the caller can
 * read.
 */
export const startBrandAutofill = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/brand-autofill',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), kitId: documentId(), url: z.string().trim().min(1).max(ADDRESS_MAX) }),
  output: z.object({ jobId: documentId() }),
  errors: ['not_found', 'forbidden', 'address_refused', 'service_off', 'rate_limited'],
  status: 202,
})
