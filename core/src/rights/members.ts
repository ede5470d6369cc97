import { hasRight, type MemberRole, RIGHTS } from './rights.ts'

/**
 * Returns whether a member may manage a role: grant it, revoke it, and remove members with it. Only members who manage others and have all rights of
 * the role themselves may do so, so that no member can grant or revoke more than they have.
 */
export function mayManageRole(actor: MemberRole | null, role: MemberRole): boolean {
  return hasRight(actor, 'manage_members') && RIGHTS.every((right) => !hasRight(role, right) || hasRight(actor, right))
}

/** Role of a membership, and the channels it is limited to; null for all. */
type Limited = { role: MemberRole; channelIds: readonly string[] | null }

/** Returns whether a member's channel limit includes a channel. Members who manage others are not limited to channels. */
export function mayUseChannel({ role, channelIds }: Limited, connectionId: string): boolean {
  return isUnlimited(role) || channelIds === null || channelIds.includes(connectionId)
}

/** Returns whether a role can't be limited to some channels. */
export function isUnlimited(role: MemberRole): boolean {
  return hasRight(role, 'manage_members')
}
