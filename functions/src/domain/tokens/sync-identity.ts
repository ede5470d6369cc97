import type { User } from '@postwright/core/model/user'
import type { Session } from '@postwright/core/model/session'
import { notifySignInReplaced } from '../notifications/notify-sign-in-replaced.ts'
import type { IdentityUser } from '../ports/identity.ts'
import type { ChainDeps } from './chain-deps.ts'
import { type EndReason, endSession } from './end-session.ts'
import { hasSignIn } from './sign-ins.ts'
import { changeStanding } from './change-standing.ts'
import { decideStanding, type StandingEvent } from './decide-standing.ts'

/** The reason recorded for the sessions that an event ends; null for an event that ends none. */
const ENDS: Record<StandingEvent, EndReason | null> = {
  account_disabled: 'disabled',
  account_enabled: null,
  identity_deleted: 'disabled',
  sign_in_replaced: 'sign_in_replaced',
  sign_ins_ended: 'sign_in_ended',
}

type Options = {
  /** A sign-in that stays valid whatever it replaces, in epoch seconds. */
  since?: number
}

/**
 * Syncs an account with its identity: disabled, enabled, deleted, all sign-ins ended, or the address confirmed by another
 * provider. Account, memberships and audit entry change together; the sessions that lose their sign-in end after that, and
 * after a run that was killed in between they end at their next refresh.
 * @returns the account after that; null when there is none
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
    // The provider's times move with every registration and password: what ends by them is in the log session by session.
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
  // Their sign-ins ended with the account's change.
  await Promise.all(ended.map((session) => endSession(deps, session.id, reason, { keeps: session.authTimes })))
  if (event === 'sign_in_replaced') await notifySignInReplaced(deps, user.id, ended.length)
}
