import type { setPersonAccess as contract } from '@postwright/core/api/people'
import type { User } from '@postwright/core/model/user'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { endSessions } from '../sessions/sessions.ts'
import { withFrom, changeStanding } from '../tokens/sign-ins.ts'

type Wanted = z.output<typeof contract.input>

/**
 * Disables or enables an account. The account is changed first when it is disabled and last when it is enabled, so the comparison with the identity
 * provider finds no difference in between. A repeated call after a failure completes it.
 * @throws the codes of the contract
 */
export async function setPersonAccess(deps: Deps, caller: Caller, wanted: Wanted): Promise<void> {
  const { uid, isDisabled } = wanted
  if (caller.uid === uid) throw new AppError('forbidden', { message: 'an admin cannot disable themselves' })
  if (isDisabled) {
    await deps.transact((tx) => disableIn(deps, tx, caller, wanted))
    await deps.identity.setDisabled(uid, true)
    await endSessions(deps, uid, 'disabled')
    return
  }
  if (!(await deps.users.get(uid))) throw new AppError('not_found', { message: `user ${uid}` })
  if (!(await deps.identity.setDisabled(uid, false))) throw new AppError('identity_missing', { message: uid })
  await deps.transact((tx) => enableIn(deps, tx, caller, wanted))
}

async function disableIn(deps: Deps, tx: Tx, caller: Caller, { uid, reason }: Wanted): Promise<void> {
  const [user, own] = await Promise.all([deps.users.getIn(tx, uid), deps.users.getIn(tx, caller.uid)])
  if (!user) throw new AppError('not_found', { message: `user ${uid}` })
  // If two admins disable each other at the same time, the second is refused: one always remains.
  if (own?.status !== 'active') throw new AppError('forbidden', { message: `${caller.uid} is disabled` })
  if (user.disabledBy === 'admin') return
  const closed: Partial<User> = {
    status: 'disabled',
    disabledBy: 'admin',
    ...withFrom(user, Math.floor(deps.clock.now() / 1000)),
  }
  await changeStanding(deps, tx, user, closed)
  deps.auditLog.appendIn(tx, { action: 'account_disabled', actorUid: caller.uid, subject: uid, facts: { reason } })
}

async function enableIn(deps: Deps, tx: Tx, caller: Caller, { uid, reason }: Wanted): Promise<void> {
  const user = await deps.users.getIn(tx, uid)
  if (!user) throw new AppError('not_found', { message: `user ${uid}` })
  if (user.status === 'active') return
  await changeStanding(deps, tx, user, { status: 'active', disabledBy: null })
  deps.auditLog.appendIn(tx, { action: 'account_enabled', actorUid: caller.uid, subject: uid, facts: { reason } })
}
