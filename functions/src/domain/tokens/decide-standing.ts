import { DELETION_GRACE } from '@postwright/core/limits'
import type { User } from '@postwright/core/model/user'
import type { IdentityUser } from '../ports/identity.ts'
import { withFrom } from './sign-ins.ts'

/** A change at the identity provider that ends a person's access or restores it. */
export type StandingEvent =
  | 'account_disabled'
  | 'account_enabled'
  | 'identity_deleted'
  | 'sign_in_replaced'
  | 'sign_ins_ended'

export type StandingChange = { event: StandingEvent; patch: Partial<User> }

/**
 * The next change that brings an account in sync with its identity; null when it is. One change at a time, the most severe
 * first: it is called again after each.
 * @param since a sign-in that stays valid whatever is replaced, in epoch seconds; now when there is none
 */
export function decideStanding(
  user: User,
  identity: IdentityUser | null,
  { now, since = Math.floor(now / 1000) }: { now: number; since?: number },
): StandingChange | null {
  const closed = { status: 'disabled', disabledBy: 'identity', ...withFrom(user, Math.floor(now / 1000)) } as const
  if (!identity) {
    if (user.disabledBy === 'identity' && user.deletesAt !== null) return null
    // The ordinary deletion: signing in cannot cancel it, but an operator who restores the identity can.
    return { event: 'identity_deleted', patch: { ...closed, deletesAt: user.deletesAt ?? now + DELETION_GRACE } }
  }
  if (identity.disabled) return user.status === 'active' ? { event: 'account_disabled', patch: closed } : null
  if (user.disabledBy === 'identity') {
    return { event: 'account_enabled', patch: { status: 'active', disabledBy: null } }
  }
  if (!user.emailVerified && isProvenElsewhere(identity)) {
    return { event: 'sign_in_replaced', patch: { emailVerified: true, ...withFrom(user, since) } }
  }
  // NOTE a password that is changed with the provider's own calls moves this time, and so does ending all sign-ins there.
  if (identity.validSince <= user.authTimesFrom) return null
  return { event: 'sign_ins_ended', patch: withFrom(user, identity.validSince) }
}

/** The address was confirmed by signing in with another provider: the person who chose the password had not confirmed it. */
function isProvenElsewhere({ emailVerified, providers }: IdentityUser): boolean {
  return emailVerified && providers.some((provider) => provider !== 'password')
}
