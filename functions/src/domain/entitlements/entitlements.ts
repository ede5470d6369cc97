import {
  FREE_PLAN,
  getCurrentVersion,
  NO_LIMITS,
  type PlanLimits,
  PLAN_LIMITS,
  type PlanLimit,
} from '@postwright/core/model/plan'
import type { Subscription } from '@postwright/core/model/subscription'
import { type Entitlements, getLimit, checkEntitlement } from '@postwright/core/money/entitlements'
import { getPaidChoice } from '@postwright/core/money/subscription-state'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { Workspace } from '@postwright/core/model/workspace'
import { AppError } from '../app-error.ts'
import type { Counted } from '../ports/jobs.ts'

export type EntitlementDeps = Pick<Deps, 'subscriptions' | 'plans' | 'clock'>

/** Returns the current entitlements of a person. A plan or version that is not stored has no limits. */
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

/** Returns the limits of a plan version. Null means Free, whose current published version applies to all its users. */
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

export type UsageDeps = Pick<
  Deps,
  'subscriptions' | 'plans' | 'clock' | 'workspaces' | 'members' | 'media' | 'planUsage' | 'transact'
>

/** Usage of a limit. For resources counted per workspace, the workspace with the highest usage. */
type Used = { used: number; workspaceName: string | null }

/** Returns the limits of a person's plan with their usage. */
export async function readEntitlements(deps: UsageDeps, uid: string) {
  return deps.transact(async (tx) => {
    const entitlements = await findEntitlementsIn(deps, tx, uid)
    const usage = await readUsageIn(deps, tx, uid)
    const now = deps.clock.now()
    return PLAN_LIMITS.map((limit) => ({ limit, max: getLimit(entitlements, limit, now).max, ...usage[limit] }))
  })
}

/** Returns the usage of a person in their own workspaces. */
export async function readUsageIn(deps: UsageDeps, tx: Tx, uid: string): Promise<Record<PlanLimit, Used>> {
  const [owned, count] = await Promise.all([
    deps.workspaces.listOwnedIn(tx, uid),
    deps.workspaces.countOwnedIn(tx, uid),
  ])
  const usages = await Promise.all(owned.map((workspace) => readWorkspaceIn(deps, tx, workspace)))
  const mostOf = (limit: Exclude<PlanLimit, 'workspaces'>) => usages.map((usage) => usage[limit]).reduce(larger, NONE)
  return {
    channels: mostOf('channels'),
    members: mostOf('members'),
    scheduledPosts: mostOf('scheduledPosts'),
    storageBytes: mostOf('storageBytes'),
    workspaces: { used: count, workspaceName: null },
  }
}

async function readWorkspaceIn(deps: UsageDeps, tx: Tx, { id, name }: Pick<Workspace, 'id' | 'name'>) {
  const [channels, members, scheduledPosts, storageBytes] = await Promise.all([
    deps.planUsage.countChannelsIn(tx, id),
    deps.members.countIn(tx, id),
    deps.planUsage.countScheduledIn(tx, id),
    deps.media.totalBytesIn(tx, id),
  ])
  const inThis = (used: number): Used => ({ used, workspaceName: name })
  return {
    channels: inThis(channels),
    members: inThis(members),
    scheduledPosts: inThis(scheduledPosts),
    storageBytes: inThis(storageBytes),
  }
}

const NONE: Used = { used: 0, workspaceName: null }

function larger(most: Used, next: Used): Used {
  return next.used > most.used ? next : most
}

export type LimitDeps = EntitlementDeps & Pick<Deps, 'countGuards'>

type Addition = {
  /** Owner of the workspace, whose plan sets the limit. */
  ownerUid: string
  limit: PlanLimit
  amount: number
  /** Counts the existing items. Not called for unlimited plans. */
  countUsed: () => Promise<number>
  /** Serializes additions; omitted if the transaction already has a guard. */
  guard?: { counted: Counted; owner: string }
}

/**
 * Checks in the transaction of an addition that the owner's plan has room for it.
 * @returns a function to call once the transaction has read everything
 * @throws `plan_limit_reached` with the limit, the usage and the allowed maximum
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
 * Checks the owner's plan limit for an addition to a workspace.
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
