import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { MEMBER_CHANNELS_MAX } from '../model/member.ts'
import { memberRoleSchema } from '../rights/rights.ts'

/** Lists the members of a workspace by name and role, without other account data. */
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
        /** Channels that the member plans for; null for all. */
        channelIds: z.array(documentId()).nullable(),
        /** True if the member's account is disabled. */
        isSuspended: z.boolean(),
      }),
    ),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Changes the role of a member, or limits the member to some channels. Owners and managers are never limited. Repeating it changes nothing. */
export const changeMember = defineEndpoint({
  method: 'PATCH',
  path: '/workspaces/:workspaceId/members/:uid',
  auth: 'member',
  right: 'manage_members',
  input: z.object({
    workspaceId: documentId(),
    uid: documentId(),
    role: memberRoleSchema.optional(),
    /** Null for all. */
    channelIds: z.array(documentId()).min(1).max(MEMBER_CHANNELS_MAX).nullable().optional(),
  }),
  output: z.object({ role: memberRoleSchema, channelIds: z.array(documentId()).nullable() }),
  errors: ['forbidden', 'not_found', 'last_owner', 'connection_missing', 'rate_limited'],
})

/** Removes a member, who loses access at once. The member's content and plans are kept. Removing a person who is not a member succeeds. */
export const removeMember = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/members/:uid',
  auth: 'member',
  right: 'manage_members',
  input: z.object({ workspaceId: documentId(), uid: documentId() }),
  output: z.object({}),
  errors: ['forbidden', 'not_found', 'last_owner', 'rate_limited'],
})

/** Ends the caller's own membership. */
export const leaveWorkspace = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/leave',
  auth: 'member',
  right: 'read_content',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    /** The workspace to continue in; a new one if the person had no other. */
    workspaceId: documentId(),
  }),
  errors: ['forbidden', 'not_found', 'last_owner', 'rate_limited'],
})

/**
 * Transfers the caller's ownership to another member (sensitive). The caller becomes a manager. The workspace then belongs to the other member's
 * account, and is deleted with it.
 */
export const transferOwnership = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/owner',
  auth: 'member',
  right: 'manage_ownership',
  input: z.object({ workspaceId: documentId(), uid: documentId() }),
  output: z.object({}),
  errors: [
    'forbidden',
    'not_found',
    'workspaces_full',
    'plan_limit_reached',
    'reauthentication_required',
    'rate_limited',
  ],
})
