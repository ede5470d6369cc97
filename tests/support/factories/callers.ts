import { hasRight, type Right, memberRoleSchema } from '@postwright/core/rights/rights'
import type { EmulatorMockTokenOptions } from 'firebase/firestore'

/**
 * All callers that tests try: one without a sign-in; the owner of another workspace; each role of the tested workspace; an admin by claim and
 * account (`admins.ts`) and two with only one of these, and a disabled admin, none of them members; four editors who are barred, because the
 * account is disabled or the sign-in has been ended, is too old or lacks the second factor; and a guest, whose role no rule knows.
 */
export const CALLERS = [
  'anonymous',
  'stranger',
  'viewer',
  'client',
  'approver',
  'contributor',
  'editor',
  'manager',
  'owner',
  'admin',
  'demoted',
  'unclaimed',
  'disabledAdmin',
  'suspended',
  'signedOut',
  'outdated',
  'unproven',
  'guest',
] as const

export type Caller = (typeof CALLERS)[number]

export const NOBODY: readonly Caller[] = []
export const SIGNED_IN: readonly Caller[] = CALLERS.filter((caller) => caller !== 'anonymous')
export const MEMBERS: readonly Caller[] = CALLERS.filter((caller) => memberRoleSchema.safeParse(caller).success)
export const ADMINS: readonly Caller[] = ['admin']

/** Members whose role has a right. */
export function getCallersWith(right: Right): readonly Caller[] {
  return MEMBERS.filter((caller) => hasRight(memberRoleSchema.parse(caller), right))
}

/** Each caller's token; the uid is the caller's name. */
export const CLAIMS: Record<Caller, EmulatorMockTokenOptions | null> = {
  anonymous: null,
  stranger: { sub: 'stranger' },
  viewer: { sub: 'viewer' },
  client: { sub: 'client' },
  approver: { sub: 'approver' },
  contributor: { sub: 'contributor' },
  editor: { sub: 'editor' },
  manager: { sub: 'manager' },
  owner: { sub: 'owner' },
  admin: { sub: 'admin', admin: true },
  demoted: { sub: 'demoted', admin: true },
  unclaimed: { sub: 'unclaimed' },
  disabledAdmin: { sub: 'disabledAdmin', admin: true },
  suspended: { sub: 'suspended' },
  signedOut: { sub: 'signedOut', auth_time: 2000, sign_in: 0.5 },
  outdated: { sub: 'outdated', auth_time: 2000 },
  unproven: { sub: 'unproven', auth_time: 2000 },
  guest: { sub: 'guest' },
}
