import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { mayBePublished } from '@postwright/core/publishing/lifecycle'
import { getRetryTime } from '@postwright/core/publishing/postponed-time'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { listCountedRules } from '@postwright/core/publishing/rate-budget'
import type { Deps } from '../ports/deps.ts'
import { channelOf } from '../networks/rate-budgets.ts'
import { giveUpTime } from './retry-delays.ts'
import { type Move, NOT_DUE, waitingUntil } from './moves.ts'
import type { StoredVariant } from '../ports/publishing.ts'
import { findNeededApprovals } from '@postwright/core/approvals/needed-approvals'
import { NO_APPROVALS } from '@postwright/core/model/approval'
import type { Variant } from '@postwright/core/model/variant'
import { judgeAgain } from '../brand-rules/judge-channel.ts'

/** Pause before a post that may already be published is checked again; such a post is never recorded as held. */
const ASKED_AGAIN = 60_000

type Needs = HoldDeps & Pick<Deps, 'clock' | 'networkHealth' | 'rateBudgets'>

/**
 * Returns the step to write if a delivery must not call its network now; null when it may. Publications that people or the operator have stopped are
 * held; if the network accepts no calls at the moment, they wait, which uses up no attempt. Called before the intent, never after it.
 */
export async function admit(deps: Needs, { variant }: StoredVariant, connection: Connection): Promise<Move | null> {
  const { platform } = variant
  const held = await findHold(deps, variant, connection)
  const { error } = held?.patch ?? {}
  if (error?.kind === 'service_off' && mayBePublished(variant)) {
    return postponed(deps, variant, deps.clock.now() + ASKED_AGAIN, 'service_off')
  }
  if (held) return held
  const health = await deps.networkHealth.admit(platform)
  if (health.kind === 'stopped') return holdFor('stopped')
  if (health.kind === 'wait') return postponed(deps, variant, health.until, 'platform_down')
  // A post that the network is still processing was counted when it was handed over.
  if (variant.error?.kind === 'processing') return null
  const counted = listCountedRules(PLATFORM_CONTRACTS[platform].rates, variant.content.settings)
  const until = await deps.rateBudgets.take(counted, channelOf(variant, connection))
  return until === null ? null : postponed(deps, variant, until, 'rate_limit')
}

function postponed({ clock }: Needs, variant: StoredVariant['variant'], until: number, kind: PublishErrorKind): Move {
  const error = { kind, detail: '', retryable: true }
  const dueAt = getRetryTime(variant, clock.now(), until)
  if (dueAt === null) return { event: 'refuse', patch: { ...NOT_DUE, error } }
  const attempts = Math.max(variant.attempts - 1, 0)
  return { event: 'defer', patch: { ...waitingUntil(dueAt), attempts, giveUpAt: giveUpTime(dueAt), error } }
}

type HoldDeps = Pick<
  Deps,
  'workspaces' | 'workspaceChecks' | 'isQueuePaused' | 'services' | 'brandKits' | 'brandKitChecks' | 'variants'
>

/**
 * Returns the hold to write for an archived workspace, a paused workspace, channel or queue, publishing that the operator has turned off, or a
 * missing approval; null when there is none.
 */
export async function findHold(deps: HoldDeps, variant: Variant, connection: Connection): Promise<Move | null> {
  const { workspaces, workspaceChecks, isQueuePaused, services } = deps
  const { workspaceId, queueId } = variant
  const workspace = await workspaceChecks(workspaceId, () => workspaces.get(workspaceId))
  if ((workspace?.archivedAt ?? null) !== null) return holdFor('archived')
  if (connection.pausedAt !== null || (workspace?.pausedAt ?? null) !== null) return holdFor('paused')
  if (queueId !== null && (await isQueuePaused(workspaceId, queueId))) return holdFor('paused')
  if (!(await services.decide('publishing', { workspaceId })).isOn) return holdFor('service_off')
  const brand = await judgeAgain(deps, workspace, variant)
  const needed = findNeededApprovals(workspace?.approvalRules ?? NO_APPROVALS, { ...variant, brand })
  if (needed.length === 0) return null
  const { event, patch } = holdFor('approval')
  return { event, patch: { ...patch, brand } }
}

/** Returns the move that holds a publication until users or the operator release it. */
export function holdFor(kind: PublishErrorKind): Move {
  return { event: 'hold', patch: { ...NOT_DUE, error: { kind, detail: '', retryable: true } } }
}
