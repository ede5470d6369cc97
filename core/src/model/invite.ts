import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX, FULL_NAME_MAX } from '../limits.ts'
import { memberRoleSchema } from '../rights/rights.ts'
import { documentBase } from './document.ts'
import { MEMBER_CHANNELS_MAX } from './member.ts'
import { mailProblemSchema, mailStateSchema } from './mail.ts'

export const INVITE_SCHEMA = 1

/** Maximum number of open invites per workspace. */
export const OPEN_INVITES_MAX = 50
/** Maximum number of people who may join through one link. */
export const INVITE_USES_MAX = 50
/** Maximum number of addresses invited by one call. */
export const INVITE_ADDRESSES_MAX = 10
/** Time after expiry when an invite is removed, including its address. */
export const INVITE_KEPT = 90 * 24 * 60 * 60 * 1000

/** All roles except owner: ownership is transferred between members, never through an invite. */
export const invitedRoleSchema = memberRoleSchema.exclude(['owner'])
export type InvitedRole = z.infer<typeof invitedRoleSchema>

/** Lifetimes that an invite can have, in days. */
export const INVITE_DAYS = [1, 7, 30] as const
export const inviteDaysSchema = z.literal(INVITE_DAYS)

const secretHashSchema = z.string().length(64)

/**
 * An invite to a workspace, `workspaces/{wid}/invites/{id}`. Its secrets are only in links: the document contains their hashes, so that a reader of
 * the database cannot accept.
 */
export const inviteSchema = documentBase.extend({
  workspaceId: documentId(),
  role: invitedRoleSchema,
  /** The only address that may accept the invite; null for a link, which anyone who has it may use. */
  address: z.string().max(EMAIL_MAX).nullable(),
  /** Hash of the secret that the inviter receives; null for an imported member who has not been invited yet. */
  secretHash: secretHashSchema.nullable(),
  /** Hash of the secret that only the mail contains, so that its use proves the address; null if no mail was sent. */
  mailedSecretHash: secretHashSchema.nullable(),
  /** Name of an imported member; empty for others. */
  name: z.string().max(FULL_NAME_MAX).default(''),
  /** Channels that the member will plan for; null for all. */
  channelIds: z.array(documentId()).max(MEMBER_CHANNELS_MAX).nullable().default(null),
  usesMax: z.int().min(1).max(INVITE_USES_MAX),
  uses: z.array(z.object({ uid: documentId(), usedAt: instant() })).max(INVITE_USES_MAX),
  expiresAt: instant(),
  revokedAt: instant().nullable(),
  /** Time when the invite closes: the earliest of its expiry, its revocation and its last use. */
  openUntilAt: instant(),
  /** Mail that contains the link; null if none was sent. */
  mailId: documentId().nullable(),
  /** Expiry time; a TTL policy removes the invite some time later. */
  removedAt: instant(),
})

export type Invite = z.infer<typeof inviteSchema>

/** `unsent`: an imported member who has not been invited yet. */
export const inviteStateSchema = z.enum(['open', 'unsent', 'expired', 'used_up', 'revoked'])
export type InviteState = z.infer<typeof inviteStateSchema>

/** Secret of a link. Its length is fixed, so anything else is refused before the database is read. */
export const inviteTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{48}$/)

/** An invite as shown to those who manage members. */
export const listedInviteSchema = inviteSchema
  .pick({ id: true, role: true, address: true, name: true, usesMax: true, createdAt: true, expiresAt: true })
  .extend({
    state: inviteStateSchema,
    invitedBy: z.string(),
    /** People who joined with the invite, in order; a name is empty once the account is deleted. */
    uses: z.array(z.object({ uid: documentId(), name: z.string(), usedAt: instant() })),
    /** State of the mail to `address`; null if none was sent. */
    mail: z.object({ state: mailStateSchema, problem: mailProblemSchema.nullable() }).nullable(),
  })

export type ListedInvite = z.infer<typeof listedInviteSchema>

type InviteFacts = Pick<Invite, 'uses' | 'usesMax' | 'expiresAt' | 'revokedAt' | 'secretHash'>

export function getInviteState(
  { uses, usesMax, expiresAt, revokedAt, secretHash }: InviteFacts,
  now: number,
): InviteState {
  if (revokedAt !== null) return 'revoked'
  if (uses.length >= usesMax) return 'used_up'
  if (expiresAt <= now) return 'expired'
  return secretHash === null ? 'unsent' : 'open'
}

/** Returns an address as shown to strangers: "a***@example.com". */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address.slice(0, Math.max(0, at))
  return `${first}***${address.slice(Math.max(0, at))}`
}
