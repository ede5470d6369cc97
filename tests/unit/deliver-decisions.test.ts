import { describe, expect, test } from 'vitest'
import { DELIVERY_ATTEMPTS_MAX, LATENESS_MAX, LEASE_TTL, RECONCILE_ATTEMPTS_MAX } from '@postwright/core/limits'
import type { Variant } from '@postwright/core/model/variant'
import { type PublishErrorKind, publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { isPending, nextState, variantStateSchema } from '@postwright/core/publishing/variant-state'
import { reconcileTime, retryTime } from '../../functions/src/domain/publishing/back-off.ts'
import { decideClaim, EARLY_TOLERANCE } from '../../functions/src/domain/publishing/decide-claim.ts'
import { decidePublished, decideReconciled } from '../../functions/src/domain/publishing/decide-outcome.ts'
import { summarise } from '../../functions/src/domain/publishing/note-lateness.ts'
import { makeVariant } from '../support/factories/variant.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const due = (fields: Partial<Variant> = {}) =>
  makeVariant({
    dueAt: NOW,
    scheduled: { local: '2026-11-21T10:00', tzid: 'Europe/Berlin', instant: NOW },
    ...fields,
  })
const job = { generation: 1 }
const refusal = (kind: PublishErrorKind, retryable = false, retryAt?: number) => ({
  kind: 'refused' as const,
  error: { kind, detail: '', retryable },
  ...(retryAt !== undefined && { retryAt }),
})
const unknown = { kind: 'unknown' as const, error: { kind: 'timeout_unknown', detail: '', retryable: true } as const }
const out = { kind: 'published' as const, remoteId: 'r1', url: 'https://network.test/r1' }

describe('a delivery that arrives', () => {
  test.each(variantStateSchema.options)('at a variant that is %s takes it only when somebody has to look', (state) => {
    const decision = decideClaim(due({ state }), job, NOW)
    expect(decision.kind).toBe(isPending(state) ? 'take' : 'leave')
  })

  test('for another generation leaves it', () => {
    expect(decideClaim(due({ generation: 2 }), job, NOW)).toEqual({ kind: 'leave', reason: 'other_generation' })
    expect(decideClaim(due({ generation: 1 }), { generation: 2 }, NOW)).toMatchObject({ kind: 'leave' })
  })

  test('a moment early waits, much too early leaves', () => {
    expect(decideClaim(due(), job, NOW - 1200)).toEqual({ kind: 'wait', for: 1200 })
    expect(decideClaim(due(), job, NOW - EARLY_TOLERANCE - 1)).toEqual({ kind: 'leave', reason: 'not_yet' })
  })

  test('takes it with the next fence, for the length of a lease', () => {
    const patch = { fence: 4, attempts: 1, leaseEndsAt: NOW + LEASE_TTL, dueAt: NOW + LEASE_TTL }
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
      expect(event !== 'wait' && event !== 'upload' && nextState(state, event)).toMatch(/failed|held/)
    },
  )
})

describe('an answer', () => {
  const armed = due({ state: 'armed', attempts: 1, intentAt: NOW - 2000 })

  test('"published" is kept with its address and time', () => {
    const patch = { remoteId: 'r1', url: out.url, publishedAt: NOW, error: null, dueAt: null }
    expect(decidePublished(armed, out, NOW)).toMatchObject({ event: 'confirm', patch })
  })

  test.each(publishErrorKindSchema.options)('a refusal for good (%s) holds for the account, or fails', (kind) => {
    const held = ['token_expired', 'permission', 'disconnected', 'config'].includes(kind)
    const move = decidePublished(armed, refusal(kind), NOW)
    expect(move).toMatchObject({
      event: held ? 'hold' : 'refuse',
      patch: { dueAt: null, intentAt: null, error: { kind } },
    })
  })

  test('a refusal that may pass is tried again later, at the time the network named, until it is enough', () => {
    const busy = (attempts: number) =>
      decidePublished({ ...armed, attempts }, refusal('rate_limit', true, NOW + 45_000), NOW)
    expect(busy(1)).toMatchObject({ event: 'defer', patch: { dueAt: NOW + 45_000, intentAt: null, leaseEndsAt: null } })
    expect(busy(DELIVERY_ATTEMPTS_MAX)).toMatchObject({ event: 'refuse', patch: { dueAt: null } })
  })

  test('that nobody knows keeps it armed and is looked up in a moment', () => {
    expect(decidePublished(armed, unknown, NOW)).toMatchObject({ event: 'wait', patch: { dueAt: NOW + 5000 } })
  })
})

describe('a look-up', () => {
  const armed = due({ state: 'armed', attempts: 1, reconciles: 1, intentAt: NOW - 9000 })
  const definitive = { definitive: true, now: NOW }

  test('that finds the post settles it, with the time of the call', () => {
    const move = decideReconciled(armed, out, definitive)
    expect(move).toMatchObject({ event: 'confirm', patch: { publishedAt: NOW - 9000 } })
  })

  test('that proves absence lets it be sent again with the same time, after a pause that grows', () => {
    const move = decideReconciled(armed, { kind: 'absent' }, definitive)
    expect(move).toMatchObject({ event: 'defer', patch: { dueAt: NOW + 30_000, leaseEndsAt: null } })
    expect(move.patch).not.toHaveProperty('intentAt')
    const second = decideReconciled({ ...armed, attempts: 2 }, { kind: 'absent' }, definitive)
    expect(second).toMatchObject({ event: 'defer', patch: { dueAt: NOW + 120_000 } })
    const tried = { ...armed, attempts: DELIVERY_ATTEMPTS_MAX }
    expect(decideReconciled(tried, { kind: 'absent' }, definitive)).toMatchObject({ event: 'refuse' })
  })

  test('that finds nothing where that proves nothing never leads to a second call', () => {
    const move = decideReconciled(armed, { kind: 'absent' }, { definitive: false, now: NOW })
    expect(move.event).toBe('wait')
  })

  test.each([unknown, refusal('token_expired')])(
    'without an answer is repeated, then given to a person: %j',
    (answer) => {
      expect(decideReconciled(armed, answer, definitive)).toMatchObject({ event: 'wait' })
      const last = { ...armed, reconciles: RECONCILE_ATTEMPTS_MAX }
      expect(decideReconciled(last, answer, definitive)).toMatchObject({ event: 'lose', patch: { dueAt: null } })
    },
  )
})

describe('back-off', () => {
  test('grows with every try', () => {
    const delays = [1, 2, 3, 4, 5].map((attempts) => retryTime(0, attempts))
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(new Set(delays.slice(0, 4)).size).toBe(4)
  })

  test('believes the network within reason', () => {
    expect(retryTime(NOW, 1, NOW - 5000)).toBe(NOW + 1000)
    expect(retryTime(NOW, 1, NOW + 90_000)).toBe(NOW + 90_000)
    expect(retryTime(NOW, 1, NOW + 10 * LATENESS_MAX)).toBeLessThan(NOW + LATENESS_MAX)
  })

  test('ends look-ups after the agreed number', () => {
    expect(reconcileTime(NOW, RECONCILE_ATTEMPTS_MAX - 1)).toBeGreaterThan(NOW)
    expect(reconcileTime(NOW, RECONCILE_ATTEMPTS_MAX)).toBeNull()
  })
})

describe('lateness', () => {
  test('is told by the delays that half, 95 of 100 and all do not exceed', () => {
    const delays = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(summarise(delays)).toEqual({ count: 100, p50: 50, p95: 95, max: 100 })
    expect(summarise([7])).toEqual({ count: 1, p50: 7, p95: 7, max: 7 })
    expect(summarise([9, 1])).toEqual({ count: 2, p50: 1, p95: 9, max: 9 })
    expect(summarise([])).toBeNull()
  })
})
