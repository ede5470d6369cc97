import type { listPlans as contract } from '@postwright/core/api/plans'
import type { OutputOf } from '@postwright/core/endpoint'
import {
  getCurrentVersion,
  type Plan,
  PLAN_SCHEMA,
  PLAN_SCHEMA_OFFERED_FROM,
  PLAN_VERSIONS_MAX,
  PLANS_MAX,
} from '@postwright/core/model/plan'
import { DEFAULT_PLANS } from '@postwright/core/money/default-plans'
import type { Deps } from '../ports/deps.ts'
import { newDocument } from '../new-document.ts'
import type {
  listPricedPlans as listContract,
  orderPlans as orderContract,
  savePlanDraft as saveContract,
} from '@postwright/core/api/pricing'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Tx } from '../ports/documents.ts'

type Needs = Pick<Deps, 'plans' | 'clock'>

/** Returns the published version of each visible plan. An installation without plans gets the defaults, which are stored. */
export async function listPlans(deps: Needs): Promise<OutputOf<typeof contract>> {
  const { plans, clock } = deps
  const offered = await plans.listVisible()
  if (offered.length > 0 || (await plans.hasAny(PLAN_SCHEMA_OFFERED_FROM))) return { plans: offered.flatMap(toPublic) }
  await plans.createOrRenew(makeDefaultPlans(clock))
  return { plans: (await plans.listVisible()).flatMap(toPublic) }
}

function makeDefaultPlans(clock: Deps['clock']): Plan[] {
  return Object.entries(DEFAULT_PLANS).map(([id, terms], sort) => ({
    ...newDocument(clock, { id, schema: PLAN_SCHEMA, createdBy: 'system' }),
    isVisible: true,
    sort,
    versions: [{ ...terms, version: 1, publishedAt: clock.now() }],
    draft: null,
  }))
}

function toPublic(plan: Plan): OutputOf<typeof contract>['plans'] {
  const current = getCurrentVersion(plan)
  if (!current) return []
  const { publishedAt: _, ...terms } = current
  return [{ planId: plan.id, ...terms }]
}

type ChangeDeps = Pick<Deps, 'plans' | 'auditLog' | 'transact' | 'clock'>

/** Returns all plans, including the defaults of a new installation, with the number of people on each version. */
export async function listPricedPlans(
  deps: Pick<Deps, 'plans' | 'planUsage' | 'clock'>,
): Promise<OutputOf<typeof listContract>> {
  await listPlans(deps)
  const plans = (await deps.plans.list()).toSorted((a, b) => a.sort - b.sort)
  const priced = plans.map(async ({ id, rev, isVisible, sort, versions, draft }) => {
    const subscribers = await Promise.all(versions.map(({ version }) => deps.planUsage.countSubscribers(id, version)))
    return { id, rev, isVisible, sort, versions, draft, subscribers }
  })
  return { plans: await Promise.all(priced) }
}

/**
 * Saves the draft of an existing or new plan.
 * @throws `not_found`, `stale_revision`, `plans_full`
 */
export async function savePlanDraft(
  deps: ChangeDeps,
  { uid }: Caller,
  { planId, rev, draft }: z.output<typeof saveContract.input>,
): Promise<Plan> {
  // A new installation keeps its defaults when a plan is added.
  await listPlans(deps)
  return deps.transact(async (tx) => {
    const stored = await deps.plans.getIn(tx, planId)
    if (stored && stored.rev !== rev) throw new AppError('stale_revision', { message: `plan ${planId}` })
    if (!stored && rev !== 0) throw new AppError('not_found', { message: `plan ${planId}` })
    const count = stored ? 0 : await deps.plans.countIn(tx)
    if (count >= PLANS_MAX) throw new AppError('plans_full')
    record(deps, tx, { uid, action: 'plan.saved', planId, facts: { name: draft.name } })
    if (stored) return deps.plans.updateIn(tx, stored, { draft })
    const base = newDocument(deps.clock, { id: planId, schema: PLAN_SCHEMA, createdBy: uid })
    const created: Plan = { ...base, isVisible: false, sort: count, versions: [], draft }
    deps.plans.createIn(tx, created)
    return created
  })
}

/**
 * Publishes the draft as the offered version. Earlier versions stay unchanged.
 * @throws `not_found` without a draft, `stale_revision`, `plan_versions_full`
 */
export async function publishPlan(
  deps: ChangeDeps,
  { uid }: Caller,
  { planId, rev }: { planId: string; rev: number },
): Promise<Plan> {
  return deps.transact(async (tx) => {
    const plan = await requirePlanIn(deps, tx, planId)
    if (plan.rev !== rev) throw new AppError('stale_revision', { message: `plan ${planId}` })
    const { draft, versions } = plan
    if (!draft) throw new AppError('not_found', { message: `plan ${planId} has no draft` })
    if (versions.length >= PLAN_VERSIONS_MAX) throw new AppError('plan_versions_full', { message: `plan ${planId}` })
    const version = versions.length + 1
    record(deps, tx, { uid, action: 'plan.published', planId, facts: { name: draft.name, version } })
    const next = { ...draft, version, publishedAt: deps.clock.now() }
    const isVisible = versions.length === 0 || plan.isVisible
    return deps.plans.updateIn(tx, plan, { versions: [...versions, next], draft: null, isVisible })
  })
}

/**
 * Offers a plan or withdraws it.
 * @throws `not_found`, also for a plan to offer that has no version
 */
export async function setPlanOffer(
  deps: ChangeDeps,
  { uid }: Caller,
  { planId, isVisible }: { planId: string; isVisible: boolean },
): Promise<Plan> {
  return deps.transact(async (tx) => {
    const plan = await requirePlanIn(deps, tx, planId)
    if (plan.isVisible === isVisible) return plan
    if (isVisible && plan.versions.length === 0)
      throw new AppError('not_found', { message: `${planId} has no version` })
    record(deps, tx, { uid, action: isVisible ? 'plan.restored' : 'plan.retired', planId, facts: {} })
    return deps.plans.updateIn(tx, plan, { isVisible })
  })
}

/** Sets the order of the plans. Unknown IDs are ignored; plans that are not listed follow in their previous order. */
export async function orderPlans(
  deps: ChangeDeps,
  { uid }: Caller,
  planIds: readonly string[],
): Promise<OutputOf<typeof orderContract>> {
  const known = (await deps.plans.list()).toSorted((a, b) => a.sort - b.sort).map(({ id }) => id)
  const order = [...new Set([...planIds.filter((id) => known.includes(id)), ...known])]
  await deps.transact(async (tx) => {
    const plans = await Promise.all(order.map((id) => deps.plans.getIn(tx, id)))
    const moved = plans.flatMap((plan, sort) => (plan && plan.sort !== sort ? [{ plan, sort }] : []))
    if (moved.length === 0) return
    for (const { plan, sort } of moved) deps.plans.updateIn(tx, plan, { sort })
    record(deps, tx, { uid, action: 'plan.ordered', planId: order[0] ?? '', facts: { order: order.join(', ') } })
  })
  return { planIds: order }
}

async function requirePlanIn({ plans }: ChangeDeps, tx: Tx, planId: string): Promise<Plan> {
  const plan = await plans.getIn(tx, planId)
  if (!plan) throw new AppError('not_found', { message: `plan ${planId}` })
  return plan
}

type Act = {
  uid: string
  action: 'plan.saved' | 'plan.published' | 'plan.retired' | 'plan.restored' | 'plan.ordered'
  planId: string
  facts: Record<string, string | number>
}

function record({ auditLog }: ChangeDeps, tx: Tx, { uid, action, planId, facts }: Act): void {
  auditLog.appendIn(tx, { action, actorUid: uid, subject: paths.plan(planId), facts })
}
