import { PLAN_LIMITS, type PlanLimit } from '@postwright/core/model/plan'
import type { Workspace } from '@postwright/core/model/workspace'
import { getLimit } from '@postwright/core/money/entitlements'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { findEntitlementsIn } from './find-entitlements.ts'

export type UsageDeps = Pick<
  Deps,
  'subscriptions' | 'plans' | 'clock' | 'workspaces' | 'members' | 'media' | 'planUsage' | 'transact'
>

/** Used of a limit; of what is counted in each workspace, the workspace with the most. */
export type Used = { used: number; workspaceName: string | null }

/** The limits of a person's plan with what is used of them. */
export async function readEntitlements(deps: UsageDeps, uid: string) {
  return deps.transact(async (tx) => {
    const entitlements = await findEntitlementsIn(deps, tx, uid)
    const usage = await readUsageIn(deps, tx, uid)
    const now = deps.clock.now()
    return PLAN_LIMITS.map((limit) => ({ limit, max: getLimit(entitlements, limit, now).max, ...usage[limit] }))
  })
}

/** Usage of a person in their own workspaces. */
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
