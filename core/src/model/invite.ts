import { z } from 'zod'
import { documentId, instant } from '../ids.ts'
import { EMAIL_MAX, FULL_NAME_MAX } from '../limits.ts'
import { memberRoleSchema } from '../rights/rights.ts'
import { documentBase } from './document.ts'
import { MEMBER_CHANNELS_MAX } from './member.ts'
import { mailProblemSchema, mailStateSchema } from './mail.ts'

export const INVITE_SCHEMA = 1

/** In one workspace. */
export const OPEN_INVITES_MAX = 50
/** People who may join by one link. */
export const INVITE_USES_MAX = 50
/** Addresses that one call invites. */
export const INVITE_ADDRESSES_MAX = 10
/** An invite is removed this long after it expired, with the address in it. */
export const INVITE_KEPT = 90 * 24 * 60 * 60 * 1000

/** Ownership is transferred between members; nobody is invited to it. */
export const invitedRoleSchema = memberRoleSchema.exclude(['owner'])
export type InvitedRole = z.infer<typeof invitedRoleSchema>

/** Days that an invite may be open. */
export const INVITE_DAYS = [1, 7, 30] as const
export const inviteDaysSchema = z.literal(INVITE_DAYS)

const secretHashSchema = z.string().length(64)

/**
 * Invite into a workspace, `workspaces/{wid}/invites/{id}`. Its secrets are in links only: the document has their hashes, so that a
 * reader of the database cannot accept.
 */
export const inviteSchema = documentBase.extend({
  workspaceId: documentId(),
  role: invitedRoleSchema,
  /** The only address that may accept; null for a link that anybody may use who has it. */
  address: z.string().max(EMAIL_MAX).nullable(),
  /** Hash of the secret that the inviter is told; null for an imported member whom nobody has invited yet. */
  secretHash: secretHashSchema.nullable(),
  /** Hash of the secret that only the mail carries, so that it proves the address; null where no mail was sent. */
  mailedSecretHash: secretHashSchema.nullable(),
  /** The name of an imported member; empty for others. */
  name: z.string().max(FULL_NAME_MAX).default(''),
  /** The channels that the member will plan for; null for all. */
  channelIds: z.array(documentId()).max(MEMBER_CHANNELS_MAX).nullable().default(null),
  usesMax: z.int().min(1).max(INVITE_USES_MAX),
  uses: z.array(z.object({ uid: documentId(), usedAt: instant() })).max(INVITE_USES_MAX),
  expiresAt: instant(),
  revokedAt: instant().nullable(),
  /** The earliest of: expired, revoked, used up. */
  openUntilAt: instant(),
  /** The mail that carries the link; null where none was sent. */
  mailId: documentId().nullable(),
  /** A TTL policy removes it some time after this. */
  removedAt: instant(),
})

export type Invite = z.infer<typeof inviteSchema>

/** Unsent: an imported member whom nobody has invited yet. */
export const inviteStateSchema = z.enum(['open', 'unsent', 'expired', 'used_up', 'revoked'])
export type InviteState = z.infer<typeof inviteStateSchema>

/** The secret of a link. Its length is fixed, so what is no secret is refused before the database is asked. */
export const inviteTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{48}$/)

/** As those who manage members see it. */
export const listedInviteSchema = inviteSchema
  .pick({ id: true, role: true, address: true, name: true, usesMax: true, createdAt: true, expiresAt: true })
  .extend({
    state: inviteStateSchema,
    invitedBy: z.string(),
    /** The people who joined by it, in order; a name is empty once the account is gone. */
    uses: z.array(z.object({ uid: documentId(), name: z.string(), usedAt: instant() })),
    /** The state of the mail to `address`; null where none was sent. */
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

/** An address as strangers are shown it: "a***@example.com". */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address.slice(0, Math.max(0, at))
  return `${first}***${address.slice(Math.max(0, at))}`
}
