import { listValidApprovals } from '@postwright/core/approvals/needed-approvals'
import type { Variant } from '@postwright/core/model/variant'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Keeps an assistant that waits for people from changing what they have planned or approved.
 * @throws `person_needed`
 */
export function leavePeoplesPlans({ access }: Caller, variants: readonly Variant[]): void {
  if (access?.waitsForPerson) refusePeoplesPlans(variants)
}

/** @throws `person_needed` */
export function refusePeoplesPlans(variants: readonly Variant[]): void {
  const planned = variants.filter(({ state }) => state !== 'cancelled' && state !== 'published' && state !== 'draft')
  const [first] = planned.filter((variant) => !variant.isUnseen || listValidApprovals(variant).length > 0)
  if (first) throw new AppError('person_needed', { message: `a person has planned ${first.id}` })
}
