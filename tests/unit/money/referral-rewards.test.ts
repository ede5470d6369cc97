import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_TERMS, type ProgramTerms } from '@postwright/core/model/referral'
import {
  addSignals,
  computeClawback,
  computeReward,
  findMailSignals,
  findTier,
} from '@postwright/core/money/referral-rewards'

const RUNS = { numRuns: 10_000 }
const DAY = 86_400_000
const START = Date.UTC(2027, 0, 1)

const tier = fc.record({
  from: fc.nat(50),
  kind: fc.constantFrom('credit' as const, 'months' as const, 'cash' as const),
  percent: fc.nat(100),
  months: fc.nat(12),
})
const terms: fc.Arbitrary<ProgramTerms> = fc
  .record({ tiers: fc.array(tier, { minLength: 1, maxLength: 6 }), attributionDays: fc.integer({ min: 1, max: 365 }) })
  .map((some) => ({ ...DEFAULT_TERMS, ...some }))
const facts = fc.record({
  net: fc.nat(10_000_000),
  paidAt: fc.integer({ min: START, max: START + 900 * DAY }),
  signedUpAt: fc.constant(START),
  firstPaidAt: fc.option(fc.integer({ min: START, max: START + 365 * DAY })),
  customers: fc.nat(60),
  monthPrice: fc.nat(100_000),
})

describe('a reward', () => {
  it('is never more than its share of the payment or its free months, and is held for the days of the program', () => {
    fc.assert(
      fc.property(terms, facts, (program, payment) => {
        const reward = computeReward(program, payment)
        if (!reward) return
        const own = findTier(program, payment.customers)
        const most =
          own?.kind === 'months' ? own.months * payment.monthPrice : (payment.net * (own?.percent ?? 0)) / 100
        expect(reward.amount).toBeGreaterThan(0)
        expect(reward.amount).toBeLessThanOrEqual(most)
        expect(Number.isInteger(reward.amount)).toBe(true)
        expect(reward.availableAt).toBe(payment.paidAt + program.holdDays * DAY)
      }),
      RUNS,
    )
  })

  it('is given for no first payment after the attribution window, and for none while the program is off', () => {
    fc.assert(
      fc.property(terms, facts, (program, payment) => {
        const late = { ...payment, firstPaidAt: null, paidAt: START + program.attributionDays * DAY + 1 }
        expect(computeReward(program, late)).toBeNull()
        expect(computeReward({ ...program, isOn: false }, payment)).toBeNull()
      }),
      RUNS,
    )
  })

  it('is of the highest tier that has begun', () => {
    expect([0, 2, 3, 9, 10, 400].map((customers) => findTier(DEFAULT_TERMS, customers)?.kind)).toEqual([
      'credit',
      'credit',
      'months',
      'months',
      'cash',
      'cash',
    ])
  })
})

it('what is taken back grows with the refund from nothing to all, and is never more than the reward', () => {
  const amounts = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), fc.nat())
  fc.assert(
    fc.property(amounts, ([reward, amount, one, two]) => {
      const [less, more] = [one % (amount + 1), two % (amount + 1)].toSorted((a, b) => a - b) as [number, number]
      const taken = (refundedAmount: number) => computeClawback(reward, { amount, refundedAmount })
      expect(taken(0)).toBe(0)
      expect(taken(amount)).toBe(reward)
      expect(taken(less)).toBeLessThanOrEqual(taken(more))
      expect(taken(more)).toBeLessThanOrEqual(reward)
    }),
    RUNS,
  )
})

it('knows a mailbox by its tags and the dots of Google, and no others', () => {
  const signalsOf = (referrer: string, referred: string) => findMailSignals({ referrer, referred, isDisposable: false })
  expect(signalsOf('ada@example.com', 'ADA+second@example.com')).toEqual(['same_mailbox'])
  expect(signalsOf('ada.l@gmail.com', 'adal@googlemail.com')).toEqual(['same_mailbox'])
  expect(signalsOf('ada.l@example.com', 'adal@example.com')).toEqual([])
  expect(findMailSignals({ referrer: 'a@b.c', referred: 'd@e.f', isDisposable: true })).toEqual(['disposable_mail'])
})

it('a referral with a signal waits, unless a person has decided about it', () => {
  expect(addSignals({ signals: [], decision: 'none' }, [])).toEqual({ signals: [], decision: 'none' })
  expect(addSignals({ signals: [], decision: 'none' }, ['same_card'])).toMatchObject({ decision: 'waiting' })
  expect(addSignals({ signals: ['same_card'], decision: 'cleared' }, ['same_device'])).toMatchObject({
    signals: ['same_card', 'same_device'],
    decision: 'cleared',
  })
})
