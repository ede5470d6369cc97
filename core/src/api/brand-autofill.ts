import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { ADDRESS_MAX } from '../limits.ts'

/**
 * Reads a website for what it lets suppose about a brand, for one kit. Progress and proposal show in `users/{uid}/jobs/{jobId}`,
 * which nobody else reads.
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
