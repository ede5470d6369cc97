import type { Approval } from '../model/approval.ts'
import type { Variant } from '../model/variant.ts'
import { withoutCaptions } from '../publishing/content.ts'
import { listValidApprovals } from './needed-approvals.ts'

type Replanned = Pick<Variant, 'contentHash' | 'scheduled' | 'partIndex'>

type Change = {
  /** True if all content published on the channel is unchanged. */
  isSameContent: boolean
  /** True if the publication is retried after its due time, which does not count as a new plan. */
  isRetry?: boolean
  /** The person who chose the new time, if that person's decision counts as an internal approval. */
  movedBy?: string | null
  now: number
}

/**
 * Carries the approvals of a publication over to its next plan. Changed content voids all of them. Another time voids a client's approval; an
 * internal one passes to the person who moves the publication if that person's decision counts as one, and is voided otherwise.
 */
export function carryApprovals(
  before: Variant,
  after: Replanned,
  change: Change,
): Pick<Variant, 'approvals' | 'lapsed'> {
  const { isSameContent, isRetry = false, movedBy = null, now } = change
  const given = listValidApprovals(before)
  const stamp = { contentHash: after.contentHash, plannedFor: after.scheduled.instant }
  const isSameTime = isRetry || after.partIndex > 0 || before.scheduled.instant === after.scheduled.instant
  if (isSameContent && isSameTime)
    return { approvals: given.map((each) => ({ ...each, ...stamp })), lapsed: before.lapsed }
  const fromInside = given.find(({ side }) => side === 'internal')
  const again: Approval[] =
    isSameContent && movedBy !== null && fromInside
      ? [{ by: { kind: 'member', uid: movedBy }, side: 'internal', approvedAt: now, brand: fromInside.brand, ...stamp }]
      : []
  const voided = given.filter(({ side }) => !again.some((each) => each.side === side))
  return { approvals: again, lapsed: recordLapsedApprovals(before, voided, now) }
}

/** Returns the record of voided approvals, or the previous record if none are voided now. */
export function recordLapsedApprovals(before: Variant, approvals: readonly Approval[], now: number): Variant['lapsed'] {
  if (approvals.length === 0) return before.lapsed
  const { content, scheduled } = before
  return { approvals: [...approvals], content: withoutCaptions(content), scheduled, lapsedAt: now }
}
