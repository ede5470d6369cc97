import { z } from 'zod'
import { approvalRulesSchema } from '../model/approval.ts'
import { defineEndpoint } from '../endpoint.ts'
import { documentId } from '../ids.ts'
import { connectionSchema } from '../model/connection.ts'
import { workspaceSchema } from '../model/workspace.ts'

/** Number of held posts that are published after the change. */
const released = z.int().min(0)

/**
 * Pauses or resumes publishing from a workspace, and sets which approvals its posts need. Posts due during a pause are held; those at most two hours
 * late are published when it ends.
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

/** Pauses or resumes publishing on one channel. Posts held by the pause are published when it ends, unless they are more than two hours late. */
export const setChannelPause = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/connections/:connectionId/pause',
  auth: 'member',
  right: 'manage_channels',
  input: z.object({ workspaceId: documentId(), connectionId: documentId(), isPaused: z.boolean() }),
  output: z.object({ connection: connectionSchema, released }),
  errors: ['not_found', 'forbidden'],
})
