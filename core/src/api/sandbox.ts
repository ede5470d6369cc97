import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { sandboxChannelSchema, sandboxModeSchema } from '../model/sandbox.ts'

/** Sets how the sandbox network behaves towards one channel. */
export const setSandbox = defineEndpoint({
  method: 'PUT',
  path: '/workspaces/:workspaceId/sandbox/:connectionId',
  auth: 'member',
  right: 'manage_channels',
  input: z.object({
    workspaceId: documentId(),
    connectionId: documentId(),
    mode: sandboxModeSchema,
    lookup: z.boolean(),
  }),
  output: sandboxChannelSchema,
  errors: ['forbidden', 'not_found', 'network_unavailable'],
})
