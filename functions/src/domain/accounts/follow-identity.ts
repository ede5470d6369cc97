import type { User } from '@postwright/core/model/user'
import type { Session } from '@postwright/core/model/session'
import { notifySignInReplaced } from '../notifications/notify-sign-in-replaced.ts'
import type { IdentityUser } from '../ports.ts'
import type { ChainDeps } from '../tokens/chain-deps.ts'
import { type EndReason, endSession } from '../tokens/end-session.ts'
import { hasSignIn } from '../tokens/sign-ins.ts'
import { changeStanding } from './change-standing.ts'
import { decideStanding, type StandingEvent } from './decide-standing.ts'

/** What the sessions that end with an event are noted to have ended for; null for an event that ends none. */
const ENDS: Record<StandingEvent, EndReason | null> = {
  account_disabled: 'disabled',
  account_enabled: null,
  identity_deleted: 'disabled',
  sign_in_replaced: 'sign_in_replaced',
  sign_ins_ended: 'sign_in_ended',
}

type Options = {
  /** A sign-in that counts whatever it replaces, in epoch seconds. */
  since?: number
}

/**
 * Brings an account in line with what the identity provider says about its person: disabled, enabled, deleted, all sign-ins
 * ended, or the address confirmed by another means. Account, memberships and audit entry change together; the sessions that
 * lose their sign-in end after that, and a run that was cut off in between leaves them to their next refresh.
 * @returns the account as it is then; null when there is none
 */
export async function followIdentity(
  deps: ChainDeps,
  uid: string,
  identity: IdentityUser | null,
  options: Options = {},
): Promise<User | null> {
  let user = await deps.users.get(uid)
  while (user && decideStanding(user, identity, { now: deps.clock.now(), ...options })) {
    const event = await followOnce(deps, uid, identity, options)
    user = await deps.users.get(uid)
    if (user && event) await endWhatLost(deps, user, event)
  }
  return user
}

async function followOnce(
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

async function endWhatLost(deps: ChainDeps, user: User, event: StandingEvent): Promise<void> {
  const reason = ENDS[event]
  if (reason === null) return
  const isOver = (session: Session) => event === 'sign_in_replaced' || !hasSignIn(user, session)
  const over = (await deps.sessions.listLive(user.id)).filter(isOver)
  // Their sign-ins ended with the account's change.
  await Promise.all(over.map((session) => endSession(deps, session.id, reason, { keeps: session.authTimes })))
  if (event === 'sign_in_replaced') await notifySignInReplaced(deps, user.id, over.length)
}
