import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { memberRoleSchema } from '../rights/rights.ts'

/** The members of a workspace by name and role; nothing else of their accounts. */
export const listMembers = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/members',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    members: z.array(
      z.object({
        uid: documentId(),
        fullName: z.string(),
        role: memberRoleSchema,
        joinedAt: instant(),
        /** The channels that the member plans for; null for all. */
        channelIds: z.array(documentId()).nullable(),
        /** Their account is disabled. */
        isSuspended: z.boolean(),
      }),
    ),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})
