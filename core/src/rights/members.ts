import { hasRight, type MemberRole, RIGHTS } from './rights.ts'

/**
 * Nobody gives or takes more than they have: a role is given and taken, and its members removed, by members who manage others
 * and have every right of it themselves.
 */
export function mayManageRole(actor: MemberRole | null, role: MemberRole): boolean {
  return hasRight(actor, 'manage_members') && RIGHTS.every((right) => !hasRight(role, right) || hasRight(actor, right))
}

/** Of a membership: its role, and the channels it is limited to; null for all. */
type Limited = { role: MemberRole; channelIds: readonly string[] | null }

/** Decides whether a member plans posts for a channel. Who manages members is limited to none. */
export function mayUseChannel({ role, channelIds }: Limited, connectionId: string): boolean {
  return isUnlimited(role) || channelIds === null || channelIds.includes(connectionId)
}

/** Roles that can't be limited to some channels. */
export function isUnlimited(role: MemberRole): boolean {
  return hasRight(role, 'manage_members')
}
