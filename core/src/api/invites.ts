import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { documentId, instant } from '../ids.ts'
import {
  INVITE_ADDRESSES_MAX,
  INVITE_USES_MAX,
  inviteDaysSchema,
  invitedRoleSchema,
  inviteStateSchema,
  inviteTokenSchema,
  listedInviteSchema,
} from '../model/invite.ts'
import { emailSchema } from '../model/user.ts'
import { memberRoleSchema } from '../rights/rights.ts'

/** Lists the open invites of a workspace and those closed in the last 30 days, latest first. */
export const listInvites = defineEndpoint({
  method: 'GET',
  path: '/workspaces/:workspaceId/invites',
  auth: 'member',
  right: 'manage_members',
  input: z.object({ workspaceId: documentId() }),
  output: z.object({
    invites: z.array(listedInviteSchema),
    /** True if this installation sends mails; otherwise members pass on the links themselves. */
    sendsMails: z.boolean(),
  }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

const madeInviteSchema = z.object({ invite: listedInviteSchema, link: z.url() })

/**
 * Creates invites. With addresses, each is valid for one person, and mailed if this installation sends mails; without addresses, the invite is a
 * link. An earlier open invite for the same address is revoked. The links are returned only here.
 */
export const createInvites = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/invites',
  auth: 'member',
  right: 'manage_members',
  input: z.object({
    workspaceId: documentId(),
    role: invitedRoleSchema,
    days: inviteDaysSchema,
    addresses: z.array(emailSchema).max(INVITE_ADDRESSES_MAX).default([]),
    /** The unsent invite of an imported member that this one replaces, together with its channels. */
    replaces: documentId().nullable().default(null),
    /** Number of people who can join by a link; an invite for an address is for one person. */
    usesMax: z.int().min(1).max(INVITE_USES_MAX).default(1),
  }),
  output: z.object({ made: z.array(madeInviteSchema).min(1) }),
  errors: [
    'forbidden',
    'not_found',
    'validation_failed',
    'invites_full',
    'mails_full',
    'workspace_archived',
    'rate_limited',
  ],
  status: 201,
})

/** Revokes an open invite. Repeating it changes nothing. */
export const revokeInvite = defineEndpoint({
  method: 'DELETE',
  path: '/workspaces/:workspaceId/invites/:inviteId',
  auth: 'member',
  right: 'manage_members',
  input: z.object({ workspaceId: documentId(), inviteId: documentId() }),
  output: z.object({ revoked: z.literal(true) }),
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

/** Sends the mail of an open invite again with a new link. The link of the previous mail stops working. */
export const resendInvite = defineEndpoint({
  method: 'POST',
  path: '/workspaces/:workspaceId/invites/:inviteId/mail',
  auth: 'member',
  right: 'manage_members',
  input: z.object({ workspaceId: documentId(), inviteId: documentId() }),
  output: z.object({ invite: listedInviteSchema }),
  errors: [
    'forbidden',
    'not_found',
    'mail_off',
    'invite_expired',
    'invite_revoked',
    'invite_used_up',
    'mails_full',
    'workspace_archived',
    'rate_limited',
  ],
})

/**
 * Returns the content of an invite to anyone with its link. A revoked invite shows only that it is revoked. A wrong secret is `not_found`, so people
 * without a link learn nothing.
 */
export const readInvite = defineEndpoint({
  method: 'GET',
  path: '/invites/:token',
  auth: 'public',
  input: z.object({ token: inviteTokenSchema }),
  output: z.discriminatedUnion('state', [
    z.object({
      state: inviteStateSchema.exclude(['revoked', 'unsent']),
      workspaceName: z.string(),
      invitedBy: z.string(),
      role: invitedRoleSchema,
      /** Masked email address; null for an invite by link. */
      address: z.string().nullable(),
      expiresAt: instant(),
    }),
    z.object({ state: z.literal('revoked') }),
  ]),
  errors: ['not_found', 'rate_limited'],
})

/** Joins the workspace. Existing members keep their role, regardless of the invite. */
export const acceptInvite = defineEndpoint({
  method: 'POST',
  path: '/invites/accept',
  auth: 'session',
  input: z.object({ token: inviteTokenSchema }),
  output: z.object({ workspaceId: documentId(), role: memberRoleSchema, joined: z.boolean() }),
  errors: [
    'unauthenticated',
    'not_found',
    'invite_expired',
    'invite_revoked',
    'invite_used_up',
    'invite_wrong_account',
    'invite_unverified',
    'members_full',
    'plan_limit_reached',
    'workspace_archived',
    'rate_limited',
  ],
})
