import type { User } from '@postwright/core/model/user'
import type { Session } from '@postwright/core/model/session'
import { notifySignInReplaced } from '../notifications/personal-notices.ts'
import type { IdentityUser } from '../ports/identity.ts'
import { type EndReason, endSession, type ChainDeps } from './end-session.ts'
import { hasSignIn, withFrom, changeStanding } from './sign-ins.ts'
import { DELETION_GRACE } from '@postwright/core/limits'

/** Reason recorded for the sessions that an event ends; null for an event that ends none. */
const ENDS: Record<StandingEvent, EndReason | null> = {
  account_disabled: 'disabled',
  account_enabled: null,
  identity_deleted: 'disabled',
  sign_in_replaced: 'sign_in_replaced',
  sign_ins_ended: 'sign_in_ended',
}

type Options = {
  /** Time of the sign-in that stays valid when others are replaced, in epoch seconds. */
  since?: number
}

/**
 * Syncs an account with its identity: disabled, enabled, deleted, all sign-ins ended, or the address confirmed by another provider. Account,
 * memberships and audit entry change together; the sessions that lose their sign-in end afterwards, or at their next refresh if the run was killed in
 * between.
 * @returns the updated account; null when there is none
 */
export async function syncIdentity(
  deps: ChainDeps,
  uid: string,
  identity: IdentityUser | null,
  options: Options = {},
): Promise<User | null> {
  let user = await deps.users.get(uid)
  while (user && decideStanding(user, identity, { now: deps.clock.now(), ...options })) {
    const event = await syncOnce(deps, uid, identity, options)
    user = await deps.users.get(uid)
    if (user && event) await endSessionsWithoutSignIn(deps, user, event)
  }
  return user
}

async function syncOnce(
  deps: ChainDeps,
  uid: string,
  identity: IdentityUser | null,
  options: Options,
): Promise<StandingEvent | null> {
  return deps.transact(async (tx) => {
    const user = await deps.users.getIn(tx, uid)
    const change = user && decideStanding(user, identity, { now: deps.clock.now(), ...options })
    if (!user || !change) return null
    await changeStanding(deps, tx, user, change.patch)
    // The provider changes its times at every registration and password change, so this event is not logged itself; the sessions that it ends are
    // logged individually.
    if (change.event !== 'sign_ins_ended') {
      deps.auditLog.appendIn(tx, { action: change.event, actorUid: uid, subject: uid })
    }
    return change.event
  })
}

async function endSessionsWithoutSignIn(deps: ChainDeps, user: User, event: StandingEvent): Promise<void> {
  const reason = ENDS[event]
  if (reason === null) return
  const hasEnded = (session: Session) => event === 'sign_in_replaced' || !hasSignIn(user, session)
  const ended = (await deps.sessions.listLive(user.id)).filter(hasEnded)
  // The sign-ins of these sessions ended with the change of the account.
  await Promise.all(ended.map((session) => endSession(deps, session.id, reason, { keeps: session.authTimes })))
  if (event === 'sign_in_replaced') await notifySignInReplaced(deps, user.id, ended.length)
}

/** Change at the identity provider that ends a user's access or restores it. */
export type StandingEvent =
  | 'account_disabled'
  | 'account_enabled'
  | 'identity_deleted'
  | 'sign_in_replaced'
  | 'sign_ins_ended'

type StandingChange = { event: StandingEvent; patch: Partial<User> }

/**
 * Returns the next change that syncs an account with its identity; null when they are in sync. Returns one change at a time, the most severe first,
 * and is called again after each.
 * @param since time of the sign-in that stays valid when others are replaced, in epoch seconds; by default the current time
 */
export function decideStanding(
  user: User,
  identity: IdentityUser | null,
  { now, since = Math.floor(now / 1000) }: { now: number; since?: number },
): StandingChange | null {
  const closed = { status: 'disabled', disabledBy: 'identity', ...withFrom(user, Math.floor(now / 1000)) } as const
  if (!identity) {
    if (user.disabledBy === 'identity' && user.deletesAt !== null) return null
    // Ordinary deletion: signing in cannot cancel it, but an operator who restores the identity can.
    return { event: 'identity_deleted', patch: { ...closed, deletesAt: user.deletesAt ?? now + DELETION_GRACE } }
  }
  if (identity.disabled) return user.status === 'active' ? { event: 'account_disabled', patch: closed } : null
  if (user.disabledBy === 'identity') {
    return { event: 'account_enabled', patch: { status: 'active', disabledBy: null } }
  }
  if (!user.emailVerified && isProvenElsewhere(identity)) {
    return { event: 'sign_in_replaced', patch: { emailVerified: true, ...withFrom(user, since) } }
  }
  // NOTE a password change through the provider's own API changes this time, and so does ending all sign-ins there.
  if (identity.validSince <= user.authTimesFrom) return null
  return { event: 'sign_ins_ended', patch: withFrom(user, identity.validSince) }
}

/** Returns whether the address was confirmed by signing in with another provider: the user who chose the password had not confirmed it. */
function isProvenElsewhere({ emailVerified, providers }: IdentityUser): boolean {
  return emailVerified && providers.some((provider) => provider !== 'password')
}
