import type { Variant } from '@postwright/core/model/variant'
import type { VariantEvent } from '@postwright/core/publishing/variant-state'

/** One step of a variant: an event of its state machine, or a wait that leaves the state as it is. */
export type Move = { event: Exclude<VariantEvent, 'submit' | 'approve' | 'reject'> | 'wait'; patch: Partial<Variant> }

/** Fields of a variant that nobody has to look at again. */
export const SETTLED = { dueAt: null, leaseEndsAt: null } as const satisfies Partial<Variant>

/** Fields of a variant that is looked at again at `dueAt`, by whoever comes first. */
export function waitingUntil(dueAt: number): Pick<Variant, 'dueAt' | 'leaseEndsAt'> {
  return { dueAt, leaseEndsAt: null }
}
