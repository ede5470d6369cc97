import { z } from 'zod'
import { approvalRulesSchema } from '../model/approval.ts'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { connectionSchema } from '../model/connection.ts'
import { workspaceSchema } from '../model/workspace.ts'

/** How many held posts go out again after the change. */
const released = z.int().min(0)

/**
 * Pauses publishing from a workspace, or ends the pause; sets which approvals its posts need. What comes due in a
 * pause is held; what is at most two hours late goes out when it ends.
 */
export const setWorkspacePublishing = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/publishing',
  auth: 'member',
  right: 'manage_workspace',
  input: z.object({
    workspaceId: documentId(),
    isPaused: z.boolean().optional(),
    approvalRules: approvalRulesSchema.optional(),
  }),
  output: z.object({ workspace: workspaceSchema, released }),
  errors: ['not_found', 'forbidden'],
})

/** Pauses publishing on one channel, or ends the pause; owners and editors. */
export const setChannelPause = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/:connectionId/pause',
  auth: 'member',
  right: 'manage_channels',
  input: z.object({ workspaceId: documentId(), connectionId: documentId(), isPaused: z.boolean() }),
  output: z.object({ connection: connectionSchema, released }),
  errors: ['not_found', 'forbidden'],
})
