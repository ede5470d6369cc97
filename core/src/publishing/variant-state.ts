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

/** Events of a variant: those up to `confirm_by_hand` are usually caused by people, the others by the delivery worker. */
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
 * Allowed transitions; events that are not listed are refused. `armed` means the intent is stored and the network may have been called: the variant
 * cannot be cancelled or held, and leaves this state only by a response (`confirm`, `refuse`, `hand_over`, `defer` = the network certainly did not
 * publish it) or by giving up (`lose`). A variant that was replanned while an earlier call was unresolved can turn out to be published (`confirm`)
 * before it is sent, and cancelling it is not enough: `lose` leaves the decision to a person. `prepared` is skipped within the write that arms the
 * variant, because no step is left between the two; earlier versions stored it separately. A part of a thread is `approved` until the previous part
 * is published. `handed_over`: a person publishes the post manually, and reports it.
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

/** Returns the state after an event, or null if the event is not allowed in this state. */
export function nextState(state: VariantState, event: VariantEvent): VariantState | null {
  const moves: Partial<Record<VariantEvent, VariantState>> = TRANSITIONS[state]
  return moves[event] ?? null
}

/** States in which a variant needs another delivery at its due time; each has a row in the due index. */
export const PENDING_STATES = ['scheduled', 'claimed', 'prepared', 'armed'] as const satisfies VariantState[]

/** States that need a person's decision. */
export const ATTENTION_STATES = ['failed', 'unconfirmed', 'held', 'handed_over'] as const satisfies VariantState[]

/** Returns whether a variant in this state has a row in the due index. */
export function isPending(state: VariantState): boolean {
  return PENDING_STATES.some((pending) => pending === state)
}

/** Returns whether a variant in this state waits for a person's decision. */
export function needsAttention(state: VariantState): boolean {
  return ATTENTION_STATES.some((waiting) => waiting === state)
}
