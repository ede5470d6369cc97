import type { Contribution, ContributionState } from '@postwright/core/gallery/contribution'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

type WithdrawDeps = Pick<Deps, 'clock' | 'transact' | 'contributions' | 'gallery'>

/**
 * Withdraws a contribution. An approved one is removed from the gallery; content made from it stays. A rejected one stays rejected, and a repeated
 * call changes nothing.
 */
export async function withdrawContribution(
  deps: WithdrawDeps,
  caller: Caller,
  contributionId: string,
): Promise<ContributionState> {
  return deps.transact(async (tx) => {
    const found = await deps.contributions.getIn(tx, contributionId)
    if (found?.createdBy !== caller.uid) {
      throw new AppError('not_found', { message: `contribution ${contributionId} of ${caller.uid}` })
    }
    // The operator can't restore a contribution that its maker has withdrawn.
    const isOver = found.state === 'rejected' || found.state === 'withdrawn'
    if (isOver && found.takedown === null) return found.state
    await takeOutOfGallery(deps, tx, found)
    const next = {
      ...found,
      state: 'withdrawn' as const,
      takedown: null,
      rev: found.rev + 1,
      updatedAt: deps.clock.now(),
    }
    deps.contributions.saveIn(tx, next)
    return next.state
  })
}

/** Removes a contribution from the gallery. Reads before it writes, so only writes may follow it in the same transaction. */
async function takeOutOfGallery(
  { clock, gallery }: Pick<Deps, 'clock' | 'gallery'>,
  tx: Tx,
  { itemId }: Contribution,
): Promise<void> {
  const item = itemId === null ? null : await gallery.getIn(tx, itemId)
  if (item?.isOffered) gallery.saveIn(tx, { ...item, isOffered: false, rev: item.rev + 1, updatedAt: clock.now() })
}
