import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

export type StandingDeps = {
  users: Pick<Deps['users'], 'updateIn'>
  members: Pick<Deps['members'], 'pathsOfIn' | 'updateAllIn'>
}

/**
 * Changes whether a person may enter and which of their sign-ins count: in the account and, in the same transaction, in every
 * membership, which the rules read. It reads before it writes, so a transaction makes its other writes afterwards.
 */
export async function changeStanding(deps: StandingDeps, tx: Tx, user: User, patch: Partial<User>): Promise<User> {
  const memberships = await deps.members.pathsOfIn(tx, user.id)
  const changed = deps.users.updateIn(tx, user, patch)
  const { status, authTimesFrom, authTimesEnded, requiresSecondFactor, authTimesProven } = changed
  const signIns = { authTimesFrom, authTimesEnded, requiresSecondFactor, authTimesProven }
  deps.members.updateAllIn(tx, memberships, { suspended: status === 'disabled', ...signIns })
  return changed
}
