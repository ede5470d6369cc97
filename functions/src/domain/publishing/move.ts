import type { Variant } from '@postwright/core/model/variant'
import { mayBeOut } from '@postwright/core/publishing/may-be-out'
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

/** Fields of a variant of which the network certainly has nothing. */
export const REFUTED = { intentAt: null, lastCallAt: null, calledContent: null } as const satisfies Partial<Variant>

/** Fields of a variant that is looked at again at `dueAt`, by whoever comes first. */
export function waitingUntil(dueAt: number): Pick<Variant, 'dueAt' | 'leaseEndsAt'> {
  return { dueAt, leaseEndsAt: null }
}

/** Ends that say "it did not go out". */
const NOT_OUT: readonly Move['event'][] = ['hold', 'refuse', 'cancel']

/** The same step, or `lose` where it would say that a publication is not out which may be. */
export function truthful(variant: Variant, move: Move): Move {
  const after = { ...variant, ...move.patch }
  const isDoubtful = variant.state === 'armed' ? after.lastCallAt !== null : mayBeOut(after)
  return NOT_OUT.includes(move.event) && isDoubtful ? { ...move, event: 'lose' } : move
}
