import { FREE_PLAN, getCurrentVersion, NO_LIMITS, type PlanLimits } from '@postwright/core/model/plan'
import type { Subscription } from '@postwright/core/model/subscription'
import type { Entitlements } from '@postwright/core/money/entitlements'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

export type EntitlementDeps = Pick<Deps, 'subscriptions' | 'plans' | 'clock'>

/** The entitlements of a person now. A plan or version that is not stored limits nothing. */
export async function findEntitlementsIn(deps: EntitlementDeps, tx: Tx, uid: string): Promise<Entitlements> {
  const subscription = await deps.subscriptions.getIn(tx, uid)
  const choice = getPaidChoice(subscription)
  const limits = await getLimitsIn(deps, tx, choice)
  return { limits, overrides: subscription?.overrides ?? null, grace: await findGraceIn(deps, tx, subscription) }
}

async function findGraceIn(deps: EntitlementDeps, tx: Tx, subscription: Subscription | null) {
  if (subscription?.status !== 'canceled' || subscription.graceUntil === null) return null
  if (subscription.graceUntil <= deps.clock.now()) return null
  return { limits: await getLimitsIn(deps, tx, subscription), until: subscription.graceUntil }
}

/** Limits of a plan version; null stands for Free, whose offered version holds for all who are on it. */
async function getLimitsIn(
  { plans }: EntitlementDeps,
  tx: Tx,
  choice: { planId: string; version: number } | null,
): Promise<PlanLimits> {
  const plan = await plans.getIn(tx, choice?.planId ?? FREE_PLAN)
  if (!plan) return NO_LIMITS
  const version = choice ? plan.versions.find((each) => each.version === choice.version) : getCurrentVersion(plan)
  return version?.limits ?? NO_LIMITS
}
