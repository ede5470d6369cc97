import type { Variant } from '@postwright/core/model/variant'
import type { NetworkAnswer } from '@postwright/core/publishing/network-answer'
import type { VariantEvent } from '@postwright/core/publishing/variant-state'

/** One step of a variant: an event of its state machine, or what leaves the state as it is; and the answer it follows from. */
export type Move = {
  event: Exclude<VariantEvent, 'submit' | 'approve' | 'reject'> | 'wait' | 'upload'
  patch: Partial<Variant>
  answer?: NetworkAnswer
}

/** Fields of a variant that nobody has to look at again. */
export const SETTLED = { dueAt: null, leaseEndsAt: null } as const satisfies Partial<Variant>

/** Fields of a variant that is looked at again at `dueAt`, by whoever comes first. */
export function waitingUntil(dueAt: number): Pick<Variant, 'dueAt' | 'leaseEndsAt'> {
  return { dueAt, leaseEndsAt: null }
}
