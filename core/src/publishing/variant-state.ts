import { z } from 'zod'

export const variantStateSchema = z.enum([
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'claimed',
  'prepared',
  'armed',
  'published',
  'failed',
  'unconfirmed',
  'held',
  'handed_over',
  'cancelled',
])

export type VariantState = z.infer<typeof variantStateSchema>

/** What can happen to a variant. People cause the first group, the delivery worker the second. */
export type VariantEvent =
  | 'submit'
  | 'approve'
  | 'reject'
  | 'schedule'
  | 'cancel'
  | 'confirm_by_hand'
  | 'claim'
  | 'prepare'
  | 'arm'
  | 'confirm'
  | 'refuse'
  | 'defer'
  | 'lose'
  | 'hold'
  | 'hand_over'

/**
 * Allowed moves. A missing entry is a refusal.
 * `armed` means the intent is stored and the network may have been called: it cannot be cancelled or held, and it leaves
 * only by an answer (`confirm`, `refuse`, `hand_over`, `defer` = the network certainly did not publish it) or by giving up (`lose`).
 * A variant that was planned again while an earlier call was unresolved can turn out to be published (`confirm`) before it
 * is sent, and cancelling it is not enough: `lose` leaves the decision to a person.
 * `prepared` is passed in the write that arms, as nothing is left to do between the two; it was stored by itself before.
 * A part of a thread is `approved` until the part before it is published. `handed_over`: a person publishes it, and says so.
 */
export const TRANSITIONS = {
  draft: { submit: 'in_review', schedule: 'scheduled' },
  in_review: { approve: 'approved', reject: 'draft', cancel: 'cancelled' },
  approved: { schedule: 'scheduled', reject: 'draft', cancel: 'cancelled', hold: 'held' },
  scheduled: {
    schedule: 'scheduled',
    cancel: 'cancelled',
    claim: 'claimed',
    refuse: 'failed',
    lose: 'unconfirmed',
    hold: 'held',
  },
  claimed: {
    schedule: 'scheduled',
    cancel: 'cancelled',
    claim: 'claimed',
    prepare: 'prepared',
    hand_over: 'handed_over',
    confirm: 'published',
    refuse: 'failed',
    defer: 'scheduled',
    lose: 'unconfirmed',
    hold: 'held',
  },
  prepared: {
    schedule: 'scheduled',
    cancel: 'cancelled',
    claim: 'claimed',
    arm: 'armed',
    refuse: 'failed',
    defer: 'scheduled',
    lose: 'unconfirmed',
    hold: 'held',
  },
  armed: {
    claim: 'armed',
    hand_over: 'handed_over',
    confirm: 'published',
    refuse: 'failed',
    defer: 'scheduled',
    lose: 'unconfirmed',
  },
  published: {},
  failed: { schedule: 'scheduled', cancel: 'cancelled' },
  unconfirmed: { schedule: 'scheduled', confirm: 'published', confirm_by_hand: 'published', cancel: 'cancelled' },
  held: { schedule: 'scheduled', cancel: 'cancelled' },
  handed_over: { schedule: 'scheduled', confirm_by_hand: 'published', cancel: 'cancelled' },
  cancelled: { schedule: 'scheduled' },
} as const satisfies Record<VariantState, Partial<Record<VariantEvent, VariantState>>>

/** The state after an event, or null when the event is not allowed there. */
export function nextState(state: VariantState, event: VariantEvent): VariantState | null {
  const moves: Partial<Record<VariantEvent, VariantState>> = TRANSITIONS[state]
  return moves[event] ?? null
}

/** States in which a variant needs another delivery at its due time; each has a row in the due index. */
export const PENDING_STATES = ['scheduled', 'claimed', 'prepared', 'armed'] as const satisfies VariantState[]

/** States that need a person's decision. */
export const ATTENTION_STATES = ['failed', 'unconfirmed', 'held', 'handed_over'] as const satisfies VariantState[]

/** Whether a variant in this state has a row in the due index. */
export function isPending(state: VariantState): boolean {
  return PENDING_STATES.some((pending) => pending === state)
}

/** Whether a variant in this state waits for a person's decision. */
export function needsAttention(state: VariantState): boolean {
  return ATTENTION_STATES.some((waiting) => waiting === state)
}
