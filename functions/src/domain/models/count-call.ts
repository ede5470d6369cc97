import { budgetMonth, type Spent, withSpent } from '@postwright/core/models/token-budget'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { newUsage } from './new-usage.ts'

/** Counts a call for which nothing was set aside. */
export async function countCall(
  deps: Pick<Deps, 'transact' | 'modelStore' | 'clock'>,
  { uid }: Caller,
  workspaceId: string,
  { spent, isFailed }: { spent: Spent; isFailed: boolean },
): Promise<void> {
  const month = budgetMonth(deps.clock.now())
  await deps.transact(async (tx) => {
    const usage = (await deps.modelStore.usageIn(tx, workspaceId, month)) ?? newUsage(deps.clock, month, uid)
    const counted = withSpent(usage, 0, spent)
    deps.modelStore.saveUsageIn(tx, workspaceId, { ...counted, failed: usage.failed + (isFailed ? 1 : 0) })
  })
}
