import { describe, expect, test } from 'vitest'
import {
  DELIVERY_ATTEMPTS_MAX,
  DELIVERY_TIME_MAX,
  LATENESS_MAX,
  LEASE_TTL,
  RECONCILE_ATTEMPTS_MAX,
} from '@postwright/core/limits'
import { isPending, nextState, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { decideClaim, EARLY_TOLERANCE } from '../../functions/src/domain/publishing/decide-claim.ts'
import { withoutFalseOutcome } from '../../functions/src/domain/publishing/moves.ts'
import { dueAt } from '../support/factories/due-variant.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const due = dueAt(NOW)
const job = { generation: 1 }

describe('a delivery that arrives', () => {
  test.each(variantStateSchema.options)(
    'at a variant that is %s takes it only when it has to be reconciled',
    (state) => {
      const decision = decideClaim(due({ state }), job, NOW)
      expect(decision.kind).toBe(isPending(state) ? 'take' : 'leave')
    },
  )

  test('for another generation leaves it', () => {
    expect(decideClaim(due({ generation: 2 }), job, NOW)).toEqual({ kind: 'leave', reason: 'other_generation' })
    expect(decideClaim(due({ generation: 1 }), { generation: 2 }, NOW)).toMatchObject({ kind: 'leave' })
  })

  test('a moment early waits, much too early leaves', () => {
    expect(decideClaim(due(), job, NOW - 1200)).toEqual({ kind: 'wait', for: 1200 })
    expect(decideClaim(due(), job, NOW - EARLY_TOLERANCE - 1)).toEqual({ kind: 'leave', reason: 'not_yet' })
  })

  test('takes it with the next fence, for the length of a lease', () => {
    const lease = { fence: 4, attempts: 1, leaseEndsAt: NOW + LEASE_TTL, dueAt: NOW + LEASE_TTL }
    const patch = { ...lease, firstTriedAt: NOW, giveUpAt: NOW + DELIVERY_TIME_MAX }
    expect(decideClaim(due({ fence: 3 }), job, NOW)).toEqual({
      kind: 'take',
      work: 'send',
      move: { event: 'claim', patch },
    })
  })

  test.each(['claimed', 'prepared'] as const)('takes over one that is %s only when the lease is over', (state) => {
    const leased = due({ state, leaseEndsAt: NOW + 30_000, dueAt: NOW + 30_000 })
    expect(decideClaim(leased, job, NOW)).toMatchObject({ kind: 'leave', reason: 'not_yet' })
    expect(decideClaim(leased, job, NOW + 30_000)).toMatchObject({ kind: 'take', work: 'send' })
  })

  test('at an armed one may only look up, however late it is', () => {
    const armed = due({ state: 'armed', intentAt: NOW - 1000 })
    expect(decideClaim(armed, job, NOW)).toMatchObject({ work: 'reconcile', move: { patch: { reconciles: 1 } } })
    expect(decideClaim(armed, job, NOW + 2 * LATENESS_MAX)).toMatchObject({ work: 'reconcile' })
  })

  test('at an armed one whose look-ups are used up asks a person', () => {
    const armed = due({ state: 'armed', reconciles: RECONCILE_ATTEMPTS_MAX })
    expect(decideClaim(armed, job, NOW)).toMatchObject({
      work: 'none',
      move: { event: 'lose', patch: { dueAt: null } },
    })
  })

  test('more than a day late holds it as missed', () => {
    expect(decideClaim(due(), job, NOW + LATENESS_MAX)).toMatchObject({ work: 'send' })
    const missed = { event: 'hold', patch: { dueAt: null, error: { kind: 'missed' } } }
    expect(decideClaim(due(), job, NOW + LATENESS_MAX + 1)).toMatchObject({ work: 'none', move: missed })
  })

  test.each(['scheduled', 'claimed', 'prepared'] as const)(
    'gives up on one that is %s and was tried often',
    (state) => {
      const decision = decideClaim(due({ state, attempts: DELIVERY_ATTEMPTS_MAX }), job, NOW)
      if (decision.kind !== 'take') throw new Error(decision.kind)
      expect(decision.work).toBe('none')
      const { event } = decision.move
      expect(event !== 'wait' && event !== 'upload' && event !== 'progress' && nextState(state, event)).toBe('failed')
    },
  )

  test('gives up on one whose time is over, and waits for the account where that was the cause', () => {
    const tried = { attempts: 2, firstTriedAt: NOW - DELIVERY_TIME_MAX, giveUpAt: NOW }
    const down = { kind: 'platform_down', detail: '', retryable: true } as const
    expect(decideClaim(due({ ...tried, error: down }), job, NOW)).toMatchObject({
      work: 'none',
      move: { event: 'refuse', patch: { dueAt: null, error: down } },
    })
    const expired = { kind: 'token_expired', detail: '', retryable: false } as const
    expect(decideClaim(due({ ...tried, error: expired }), job, NOW)).toMatchObject({ move: { event: 'hold' } })
  })

  test('looks first at one that was planned again while an earlier call was in doubt', () => {
    expect(decideClaim(due({ lastCallAt: NOW - 1000 }), job, NOW)).toMatchObject({ work: 'reconcile_first' })
  })
})

describe('an end that says "it did not go out"', () => {
  const settled = { dueAt: null, leaseEndsAt: null }
  test.each(['hold', 'refuse', 'cancel'] as const)(
    '(%s) is a question while the network may have the post',
    (event) => {
      const doubtful = due({ state: 'claimed', lastCallAt: NOW })
      expect(withoutFalseOutcome(doubtful, { event, patch: settled }).event).toBe('lose')
      expect(withoutFalseOutcome(doubtful, { event, patch: { ...settled, lastCallAt: null } }).event).toBe(event)
      expect(withoutFalseOutcome(due({ state: 'claimed' }), { event, patch: settled }).event).toBe(event)
    },
  )
})
