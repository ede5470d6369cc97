import type { Variant } from '@postwright/core/model/variant'
import { mayBePublished } from '@postwright/core/publishing/may-be-published'
import type { NetworkAnswer } from '@postwright/core/publishing/network-answer'
import type { VariantEvent } from '@postwright/core/publishing/variant-state'

/** One step of a variant: an event of its state machine, or one that keeps the state; and the answer that caused it. */
export type Move = {
  event: Exclude<VariantEvent, 'submit' | 'approve' | 'reject'> | 'wait' | 'upload' | 'progress'
  /** An event that the same write makes before: what was prepared is stored with the intent. */
  after?: 'prepare'
  patch: Partial<Variant>
  answer?: NetworkAnswer
  /** How long the network was at work, in milliseconds. */
  took?: number
}

/** Fields of a variant that needs no further delivery. */
export const NOT_DUE = { dueAt: null, leaseEndsAt: null } as const satisfies Partial<Variant>

/** Fields of a variant without an unresolved call: the network certainly has nothing of it. */
export const NO_CALL: Pick<Variant, 'intentAt' | 'lastCallAt' | 'calledContent' | 'calledSince'> = {
  intentAt: null,
  lastCallAt: null,
  calledContent: null,
  calledSince: [],
}

/** The steps that lead to the call once an earlier one is known to have published nothing: none of them of other content. */
export function stepsAfter({ calledContent, steps }: Variant): Pick<Variant, 'steps'> {
  return { steps: calledContent === null ? steps : [] }
}

/** Fields of a variant that any worker may claim from `dueAt` on. */
export function waitingUntil(dueAt: number): Pick<Variant, 'dueAt' | 'leaseEndsAt'> {
  return { dueAt, leaseEndsAt: null }
}

/** Events after which the variant counts as not published. */
const NOT_PUBLISHED: readonly Move['event'][] = ['hold', 'refuse', 'cancel', 'hand_over']

/** The same step, or `lose` where the step would record as not published what may be published. */
export function withoutFalseOutcome(variant: Variant, move: Move): Move {
  const after = { ...variant, ...move.patch }
  const isUnresolved = variant.state === 'armed' ? after.lastCallAt !== null : mayBePublished(after)
  return NOT_PUBLISHED.includes(move.event) && isUnresolved ? { ...move, event: 'lose' } : move
}
