import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import type { SeenPublication, ApprovalMode, ApprovalRules } from '@postwright/core/model/approval'
import type { Variant } from '@postwright/core/model/variant'

export const inMode = (mode: ApprovalMode, exceptions: ApprovalRules['exceptions'] = []): ApprovalRules => ({
  mode,
  exceptions,
})

/** The form in which a decider's screen sends back the publications that it shows. */
export function asSeen(variants: readonly Variant[]): SeenPublication[] {
  return variants.map(({ id, contentHash, scheduled, brand }) => ({
    variantId: id,
    contentHash,
    plannedFor: scheduled.instant,
    brand: brand?.seen ?? '',
  }))
}

/** Uids of members and names of guests whose approval of the current content is valid. */
export function approversOf(variant: Variant): string[] {
  return listValidApprovals(variant).map(({ by }) => (by.kind === 'member' ? by.uid : by.name))
}

/** Uid of the first approval in a stored document; null without one, or for a guest. */
export function storedApprover(fields: Record<string, unknown> | undefined): unknown {
  const [first = null] = Array.isArray(fields?.['approvals']) ? (fields['approvals'] as { by: { uid?: string } }[]) : []
  return first?.by.uid ?? null
}
