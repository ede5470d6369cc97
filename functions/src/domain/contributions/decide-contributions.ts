import type { decideContributions as endpoint } from '@postwright/core/api/contributions'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { AppError } from '../app-error.ts'
import type { Contribution, ContributionState } from '@postwright/core/gallery/contribution'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { offerVersion } from '../gallery/gallery.ts'
import { notifyContribution } from '../notifications/personal-notices.ts'

type Result = OutputOf<typeof endpoint>['results'][number]

/** Decides about several offers, one after the other; a changed or missing offer does not affect the others. */
export async function decideContributions(
  deps: Parameters<typeof decideContribution>[0],
  actorUid: string,
  { decision, note, offers }: InputOf<typeof endpoint>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const { contributionId, rev } of offers) {
    const outcome = await decideContribution(deps, actorUid, { contributionId, rev, decision, note }).then(
      () => 'decided' as const,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'stale_revision') return 'changed' as const
        if (error instanceof AppError && error.code === 'not_found') return 'gone' as const
        throw error
      },
    )
    results.push({ contributionId, outcome })
  }
  return results
}

const DECISIONS = {
  approve: { state: 'approved', action: 'contribution.approved' },
  reject: { state: 'rejected', action: 'contribution.rejected' },
  askForChanges: { state: 'changesAsked', action: 'contribution.changes_asked' },
} as const

type Decision = { contributionId: string; rev: number; decision: keyof typeof DECISIONS; note: string }

/**
 * Decides about a waiting offer; an approved one is added to the gallery in the same write.
 * Its author is notified of the decision.
 * @throws `not_found`; `stale_revision` if it is not waiting any more, or was changed meanwhile
 */
export async function decideContribution(
  deps: Pick<Deps, 'clock' | 'transact' | 'contributions' | 'gallery' | 'auditLog' | 'users' | 'notifications'>,
  actorUid: string,
  { contributionId, rev, decision, note }: Decision,
): Promise<ContributionState> {
  const { state, action } = DECISIONS[decision]
  const decided = await deps.transact(async (tx) => {
    const found = await deps.contributions.getIn(tx, contributionId)
    if (!found) throw new AppError('not_found', { message: `contribution ${contributionId}` })
    if (found.rev !== rev || found.state !== 'waiting') {
      throw new AppError('stale_revision', { message: `contribution ${contributionId} is ${found.state}` })
    }
    const next: Contribution = {
      ...found,
      state,
      note,
      reviewed: found.content,
      itemId: decision === 'approve' ? publish(deps, tx, actorUid, found) : found.itemId,
      rev: rev + 1,
      updatedAt: deps.clock.now(),
    }
    deps.contributions.saveIn(tx, next)
    deps.auditLog.appendIn(tx, { action, actorUid, subject: contributionId, facts: { title: found.title } })
    return next
  })
  await notifyContribution(deps, decided)
  return decided.state
}

function publish(
  deps: Pick<Deps, 'clock' | 'gallery'>,
  tx: Tx,
  actorUid: string,
  { id: sourceId, title, description, createdBy: makerUid, makerName, licence, content }: Contribution,
): string {
  const offered = { title, description, makerUid, makerName, licence, content, version: 1, sourceId }
  return offerVersion(deps, tx, actorUid, offered, null).id
}
