import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { profileTextsSchema, publicProfileSchema } from '../model/profile.ts'

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

/** Changes the name and bio of a connected account at its network, unless they have changed since the person saw them. */
export const writeChannelProfile = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/connections/:connectionId/profile',
  auth: 'member',
  right: 'manage_channels',
  input: z.object({
    workspaceId: documentId(),
    connectionId: documentId(),
    seenTexts: profileTextsSchema,
    wantedTexts: profileTextsSchema,
  }),
  output: z.object({}),
  errors: [
    'forbidden',
    'not_found',
    'network_unavailable',
    'connection_unreachable',
    'access_missing',
    'profile_changed',
    'profile_refused',
    'rate_limited',
  ],
})
