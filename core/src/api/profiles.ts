import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { publicProfileSchema } from '../model/profile.ts'

/** Reads the public profile of a connected account from its network. Nothing is stored. */
export const readChannelProfile = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/:connectionId/profile',
  auth: 'member',
  right: 'edit_library',
  input: z.object({ workspaceId: documentId(), connectionId: documentId() }),
  output: z.object({ profile: publicProfileSchema }),
  errors: ['forbidden', 'not_found', 'network_unavailable', 'connection_unreachable', 'rate_limited'],
})
