import type { Deps, Tx } from '../../deps.ts'
import { changeStanding, type StandingDeps } from '../accounts/change-standing.ts'
import { counts, withEnded } from './sign-ins.ts'

type SignInDeps = Pick<Deps, 'clock'> & StandingDeps & { users: Pick<Deps['users'], 'getIn' | 'updateIn'> }

/**
 * Ends sign-ins at the identity provider as far as we are concerned: no exchange and no rule accepts their tokens any more.
 * It reads before it writes, so a transaction does its own writing afterwards.
 *
 * A sign-in of this very second is left: `auth_time` cannot be told from that of the person who signs in again at once, and who
 * signs out within the second has given nothing away.
 */
export async function endSignIns(
  deps: SignInDeps,
  tx: Tx,
  { uid, authTimes }: { uid: string; authTimes: readonly number[] },
): Promise<void> {
  const second = Math.floor(deps.clock.now() / 1000)
  const past = authTimes.filter((authTime) => authTime < second)
  if (past.length === 0) return
  const user = await deps.users.getIn(tx, uid)
  const ended = user ? past.filter((authTime) => counts(user, authTime)) : []
  if (!user || ended.length === 0) return
  await changeStanding(deps, tx, user, withEnded(user, ended))
}
