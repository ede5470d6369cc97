import { REMOVAL_DELAY, type SecondFactor, type SecondFactorFacts } from '@postwright/core/model/second-factor'
import type { User } from '@postwright/core/model/user'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { changeStanding } from '../tokens/sign-ins.ts'
import { factsOf, isSetUp, newSecondFactor, announceChangeIn } from './facts.ts'
import { isRecoveredIn, readIn } from './set-up.ts'

/**
 * Turns the second factor off. For a user who has only proven a recovery code, this happens a day later and they are notified: a stolen code gives no
 * permanent access. A repeated call keeps the first time.
 */
export async function turnOff(deps: Deps, caller: Caller): Promise<SecondFactorFacts> {
  return deps.transact(async (tx) => {
    const known = await readIn(deps, tx, caller.uid)
    const { factor, user } = known
    if (!isSetUp(factor)) return factsOf(factor)
    const isRecovered = await isRecoveredIn(deps, tx, caller, factor)
    if (!isRecovered) {
      await turnOffIn(deps, tx, known)
      return factsOf(newSecondFactor(deps, caller.uid))
    }
    if (factor.removesAt !== null) return factsOf(factor)
    const removesAt = deps.clock.now() + REMOVAL_DELAY
    announceChangeIn(deps, tx, user, { event: 'removal', at: removesAt })
    return factsOf(deps.secondFactors.updateIn(tx, factor, { removesAt }))
  })
}

/** Cancels the removal that `turnOff` has planned. */
export async function keepSecondFactor(deps: Deps, { uid }: Caller): Promise<SecondFactorFacts> {
  return deps.transact(async (tx) => {
    const { factor } = await readIn(deps, tx, uid)
    if (factor.removesAt === null) return factsOf(factor)
    return factsOf(deps.secondFactors.updateIn(tx, factor, { removesAt: null }))
  })
}

/** Removes all data of the second factor: every valid sign-in counts again. */
export async function turnOffIn(
  deps: Deps,
  tx: Tx,
  { user, factor }: { user: User; factor: SecondFactor },
): Promise<User> {
  const changed = await changeStanding(deps, tx, user, { requiresSecondFactor: false, authTimesProven: [] })
  deps.secondFactors.deleteIn(tx, factor.uid)
  announceChangeIn(deps, tx, user, { event: 'off' })
  return changed
}
