import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import type { SeenPublication, ApprovalMode, ApprovalRules } from '@postwright/core/model/approval'
import type { Variant } from '@postwright/core/model/variant'

export const inMode = (mode: ApprovalMode, exceptions: ApprovalRules['exceptions'] = []): ApprovalRules => ({
  mode,
  exceptions,
})

/** Publications as they are on the screen of a person who decides. */
export function asSeen(variants: readonly Variant[]): SeenPublication[] {
  return variants.map(({ id, contentHash, scheduled, brand }) => ({
    variantId: id,
    contentHash,
    plannedFor: scheduled.instant,
    brand: brand?.seen ?? '',
  }))
}

/** The names of those who have approved a publication in its present form. */
export function approversOf(variant: Variant): string[] {
  return listValidApprovals(variant).map(({ by }) => (by.kind === 'member' ? by.uid : by.name))
}

/** The same of a document as it is stored: the member whose approval is the only one, or null. */
export function storedApprover(fields: Record<string, unknown> | undefined): unknown {
  const [first = null] = Array.isArray(fields?.['approvals']) ? (fields['approvals'] as { by: { uid?: string } }[]) : []
  return first?.by.uid ?? null
}
