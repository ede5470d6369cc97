import type { PlanLimit } from '@postwright/core/model/plan'
import { checkEntitlement, getLimit } from '@postwright/core/money/entitlements'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import type { Counted } from '../ports/jobs.ts'
import type { Tx } from '../ports/transaction.ts'
import { type EntitlementDeps, findEntitlementsIn } from './find-entitlements.ts'

export type LimitDeps = EntitlementDeps & Pick<Deps, 'countGuards'>

type Addition = {
  /** The person whose plan limits: the owner of a workspace. */
  ownerUid: string
  limit: PlanLimit
  amount: number
  /** Counts what there is. Unlimited plans count nothing. */
  countUsed: () => Promise<number>
  /** Makes additions follow each other; left out where the transaction has a guard already. */
  guard?: { counted: Counted; owner: string }
}

/**
 * Checks in the transaction of an addition that the owner's plan has room for it.
 * @returns what to call once the transaction has read everything
 * @throws `plan_limit_reached` with the limit, what is used and what the plan allows
 */
export async function requirePlanLimitIn(
  deps: LimitDeps,
  tx: Tx,
  { ownerUid, limit, amount, countUsed, guard }: Addition,
): Promise<() => void> {
  const entitlements = await findEntitlementsIn(deps, tx, ownerUid)
  const now = deps.clock.now()
  if (getLimit(entitlements, limit, now).max === null) return doNothing
  const count = guard ? await deps.countGuards.readIn(tx, guard.counted, guard.owner) : doNothing
  const answer = checkEntitlement({ ...entitlements, usage: await countUsed(), wanted: { limit, amount }, now })
  if (answer.allowed) return count
  const { used, max } = answer
  throw new AppError('plan_limit_reached', {
    planLimit: { limit, used, max },
    message: `${limit} of ${ownerUid}: ${used} of ${max}`,
  })
}

function doNothing(): void {}

type InWorkspace = Omit<Addition, 'ownerUid'> & { workspaceId: string }

/**
 * The same for an addition to a workspace.
 * @throws as `requirePlanLimitIn`
 */
export async function requireWorkspaceLimitIn(
  deps: LimitDeps & Pick<Deps, 'workspaces'>,
  tx: Tx,
  { workspaceId, ...addition }: InWorkspace,
): Promise<() => void> {
  const workspace = await deps.workspaces.getIn(tx, workspaceId)
  return workspace ? requirePlanLimitIn(deps, tx, { ...addition, ownerUid: workspace.ownerUid }) : doNothing
}
