import { describe, expect, test } from 'vitest'
import {
  isPending,
  needsAttention,
  nextState,
  TRANSITIONS,
  type VariantEvent,
  type VariantState,
  variantStateSchema,
} from '@postwright/core/publishing/variant-state'

const STATES = variantStateSchema.options
const EVENTS: VariantEvent[] = [
  'submit',
  'approve',
  'reject',
  'schedule',
  'cancel',
  'confirm_by_hand',
  'claim',
  'prepare',
  'arm',
  'confirm',
  'refuse',
  'defer',
  'lose',
  'hold',
  'hand_over',
]

/** The whole machine once more, written down by hand: what is not here is refused. */
const ALLOWED: Record<VariantState, Partial<Record<VariantEvent, VariantState>>> = {
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
}

describe('the state machine of a variant', () => {
  test.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))('%s, %s', (state, event) => {
    expect(nextState(state, event)).toBe(ALLOWED[state][event] ?? null)
  })

  test('names no state and no event that does not exist', () => {
    expect(Object.keys(TRANSITIONS).sort()).toEqual([...STATES].sort())
    for (const moves of Object.values(TRANSITIONS)) {
      for (const [event, state] of Object.entries(moves)) {
        expect(EVENTS).toContain(event)
        expect(STATES).toContain(state)
      }
    }
  })

  test('lets nothing leave "published"', () => {
    expect(EVENTS.map((event) => nextState('published', event))).toEqual(EVENTS.map(() => null))
  })

  test('reaches "armed" only from a prepared variant, and allows no plan, cancel or hold there', () => {
    const sources = STATES.filter((state) => state !== 'armed' && EVENTS.some((e) => nextState(state, e) === 'armed'))
    expect(sources).toEqual(['prepared'])
    expect(nextState('armed', 'cancel')).toBeNull()
    expect(nextState('armed', 'schedule')).toBeNull()
    expect(nextState('armed', 'hold')).toBeNull()
  })

  test('lets every state but "published" reach an end', () => {
    for (const state of STATES.filter((each) => each !== 'published')) expect(reachable(state)).toContain('published')
  })

  test('never says that a state both is under way and waits for a person', () => {
    expect(STATES.filter((state) => isPending(state) && needsAttention(state))).toEqual([])
  })
})

function reachable(from: VariantState): VariantState[] {
  const seen: VariantState[] = [from]
  for (const state of seen) {
    for (const event of EVENTS) {
      const next = nextState(state, event)
      if (next && !seen.includes(next)) seen.push(next)
    }
  }
  return seen
}
