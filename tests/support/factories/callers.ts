import { EDITING_ROLES, memberRoleSchema } from '@postwright/core/model/member'
import type { EmulatorMockTokenOptions } from 'firebase/firestore'

/**
 * Everybody who may knock: nobody signed in; the owner of another workspace; each role of the tested workspace; and a
 * holder of the admin claim who is no member of it.
 */
export const CALLERS = ['anonymous', 'stranger', 'viewer', 'approver', 'editor', 'owner', 'admin'] as const

export type Caller = (typeof CALLERS)[number]

export const NOBODY: readonly Caller[] = []
export const SIGNED_IN: readonly Caller[] = CALLERS.filter((caller) => caller !== 'anonymous')
export const MEMBERS: readonly Caller[] = CALLERS.filter((caller) => memberRoleSchema.safeParse(caller).success)
export const EDITORS: readonly Caller[] = MEMBERS.filter((caller) => EDITING_ROLES.some((role) => role === caller))

/** Each caller's token; the uid is the caller's name. */
export const CLAIMS: Record<Caller, EmulatorMockTokenOptions | null> = {
  anonymous: null,
  stranger: { sub: 'stranger' },
  viewer: { sub: 'viewer' },
  approver: { sub: 'approver' },
  editor: { sub: 'editor' },
  owner: { sub: 'owner' },
  admin: { sub: 'admin', admin: true },
}
