import type { ContributionState } from '@postwright/core/gallery/contribution'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { mayChange } from './may-change.ts'

/** Takes an offer back. What was decided stays decided, and repeating it changes nothing. */
export async function withdrawContribution(
  deps: Pick<Deps, 'clock' | 'transact' | 'contributions'>,
  caller: Caller,
  contributionId: string,
): Promise<ContributionState> {
  return deps.transact(async (tx) => {
    const found = await deps.contributions.getIn(tx, contributionId)
    if (found?.createdBy !== caller.uid) {
      throw new AppError('not_found', { message: `contribution ${contributionId} of ${caller.uid}` })
    }
    if (!mayChange(found, caller.uid) || found.state === 'withdrawn') return found.state
    const next = { ...found, state: 'withdrawn' as const, rev: found.rev + 1, updatedAt: deps.clock.now() }
    deps.contributions.saveIn(tx, next)
    return next.state
  })
}
