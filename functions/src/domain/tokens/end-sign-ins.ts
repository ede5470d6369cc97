import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { changeStanding, type StandingDeps } from './change-standing.ts'
import { isSignInValid, withEnded } from './sign-ins.ts'

type SignInDeps = Pick<Deps, 'clock'> & StandingDeps & { users: Pick<Deps['users'], 'getIn' | 'updateIn'> }

/**
 * Ends sign-ins of the identity provider on our side: no exchange and no rule accepts their tokens any more. It reads before
 * it writes, so a transaction makes its other writes afterwards.
 *
 * A sign-in of the current second that is named by nothing but its second is left out: it would equal a new one.
 */
export async function endSignIns(
  deps: SignInDeps,
  tx: Tx,
  { uid, authTimes }: { uid: string; authTimes: readonly number[] },
): Promise<void> {
  const second = Math.floor(deps.clock.now() / 1000)
  const past = authTimes.filter((authTime) => authTime < second || !Number.isInteger(authTime))
  if (past.length === 0) return
  const user = await deps.users.getIn(tx, uid)
  const ended = user ? past.filter((authTime) => isSignInValid(user, authTime)) : []
  if (!user || ended.length === 0) return
  await changeStanding(deps, tx, user, withEnded(user, ended))
}
