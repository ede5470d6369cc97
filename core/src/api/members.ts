import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import { MEMBER_CHANNELS_MAX } from '../model/member.ts'
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

/**
 * Gives a member another role, or limits them to some channels. Owners and managers are never limited. Repeating it changes
 * nothing.
 */
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

/** Removes a member, who loses access at once. What they wrote and planned stays. Removing who is no member succeeds. */
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
    /** The workspace to go on in; a new one where the person had no other. */
    workspaceId: documentId(),
  }),
  errors: ['forbidden', 'not_found', 'last_owner', 'rate_limited'],
})

/**
 * Hands the caller's ownership over to another member (sensitive). The caller becomes a manager. The workspace then belongs to
 * the other's account: it is deleted with that.
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
