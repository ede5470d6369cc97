import { type tryPlanLimits as contract, WHAT_IF_NAMED_MAX, WHAT_IF_PEOPLE_MAX } from '@postwright/core/api/pricing'
import type { OutputOf } from '@postwright/core/endpoint'
import { FREE_PLAN, PLAN_LIMITS, type PlanLimits } from '@postwright/core/model/plan'
import { checkEntitlement } from '@postwright/core/money/entitlements'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import { AppError } from '../app-error.ts'
import { readUsageIn, type UsageDeps } from '../entitlements/entitlements.ts'
import type { Deps } from '../ports/deps.ts'

type Needs = UsageDeps & Pick<Deps, 'users'>
type Found = { uid: string; over: OutputOf<typeof contract>['first'][number][] }

/**
 * Compares the usage of people on a plan with new limits, for a bounded number of people. Individual overrides apply.
 * @throws `not_found`
 */
export async function tryPlanLimits(
  deps: Needs,
  { planId, limits }: { planId: string; limits: PlanLimits },
): Promise<OutputOf<typeof contract>> {
  if (!(await deps.plans.get(planId))) throw new AppError('not_found', { message: `plan ${planId}` })
  const list = planId === FREE_PLAN ? deps.planUsage.listPeople : subscribersOf(deps, planId)
  // Reads one more person than it checks, to detect whether there are more.
  const found = await list(WHAT_IF_PEOPLE_MAX + 1)
  const people: Found[] = []
  for (const uid of found.slice(0, WHAT_IF_PEOPLE_MAX)) {
    const person = await findOver(deps, { uid, planId, limits })
    if (person) people.push(person)
  }
  const all = people.flatMap(({ over }) => over)
  const counts = PLAN_LIMITS.map((limit) => ({ limit, people: all.filter((each) => each.limit === limit).length }))
  return {
    checked: people.length,
    isCutOff: found.length > WHAT_IF_PEOPLE_MAX,
    over: counts.filter((each) => each.people > 0),
    first: await nameAll(deps, all.slice(0, WHAT_IF_NAMED_MAX)),
  }
}

function subscribersOf({ planUsage }: Needs, planId: string) {
  return (limit: number) => planUsage.listSubscribers(planId, limit)
}

/** Returns the limits that a person exceeds; null for a person on another plan. */
async function findOver(
  deps: Needs,
  { uid, planId, limits }: { uid: string; planId: string; limits: PlanLimits },
): Promise<Found | null> {
  return deps.transact(async (tx) => {
    const subscription = await deps.subscriptions.getIn(tx, uid)
    // A paused subscription counts as Free until the pause ends, so it is included in both plans.
    const isOnPlan = planId !== FREE_PLAN || getPaidChoice(subscription) === null
    if (!isOnPlan) return null
    const usage = await readUsageIn(deps, tx, uid)
    const entitlements = { limits, overrides: subscription?.overrides ?? null, grace: null, now: deps.clock.now() }
    const over = PLAN_LIMITS.flatMap((limit) => {
      const { used } = usage[limit]
      // A limit is exceeded if it would refuse the current usage, counted from zero.
      const wanted = { limit, amount: used }
      const answer = checkEntitlement({ ...entitlements, usage: 0, wanted })
      return answer.allowed ? [] : [{ uid, fullName: '', limit, used, max: answer.max }]
    })
    return { uid, over }
  })
}

async function nameAll({ users }: Needs, all: Found['over']): Promise<Found['over']> {
  const found = await Promise.all(all.map(({ uid }) => users.get(uid)))
  return all.map((each, index) => ({ ...each, fullName: found[index]?.fullName ?? '' }))
}
