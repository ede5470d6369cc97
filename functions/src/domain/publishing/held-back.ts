import type { Connection } from '@postwright/core/model/connection'
import { findNeededApprovals } from '@postwright/core/approvals/needed-approvals'
import { NO_APPROVALS } from '@postwright/core/model/approval-rules'
import type { Variant } from '@postwright/core/model/variant'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { judgeAgain } from '../brand-rules/judge-again.ts'
import type { Deps } from '../ports/deps.ts'
import { type Move, NOT_DUE } from './move.ts'

export type HoldDeps = Pick<
  Deps,
  'workspaces' | 'workspaceChecks' | 'isQueuePaused' | 'services' | 'brandKits' | 'brandKitChecks' | 'variants'
>

/** What people have stopped, as the step to write: publishing as a whole, an archived workspace, a pause, or an approval that is missing; null when nothing. */
export async function heldBack(deps: HoldDeps, variant: Variant, connection: Connection): Promise<Move | null> {
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

/** Holds until people or the operator let it go on. */
export function holdFor(kind: PublishErrorKind): Move {
  return { event: 'hold', patch: { ...NOT_DUE, error: { kind, detail: '', retryable: true } } }
}
