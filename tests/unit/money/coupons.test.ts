import type { CouponOff } from '@postwright/core/model/coupon'
import type { Subscription } from '@postwright/core/model/subscription'
import { addMonths } from '@postwright/core/money/billing-period'
import { computeChange, computeRenewal } from '@postwright/core/money/compute-change'
import {
  beginDiscount,
  CODE_REFUSALS,
  computeDiscount,
  findRefusals,
  getRunningDiscount,
  type Redeeming,
} from '@postwright/core/money/coupons'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLANS } from '../../support/billing.ts'
import { makeCoupon, makeCouponCode } from '../../support/factories/coupon.ts'

const RUNS = { numRuns: 10_000 }
const NOW = Date.UTC(2026, 10, 27)
const amount = fc.integer({ min: 0, max: 100_000_000 })
const off = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((share): CouponOff => ({ kind: 'percent', share })),
  fc.integer({ min: 1, max: 100_000_000 }).map((eur): CouponOff => ({ kind: 'amount', amounts: { eur } })),
)

const redeeming = (facts: Partial<Redeeming> = {}): Redeeming => ({
  coupon: makeCoupon(),
  code: makeCouponCode(),
  uid: 'ada',
  price: { planId: 'solo', currency: 'eur', amount: 900 },
  now: NOW,
  hasPaid: false,
  hasRedeemed: false,
  ...facts,
})

describe('a discount', () => {
  it('is never negative and never more than the price, whatever the coupon', () => {
    fc.assert(
      fc.property(off, amount, (each, price) => {
        const taken = computeDiscount({ off: each, planIds: [] }, { planId: 'solo', currency: 'eur', amount: price })
        expect(taken).toBeGreaterThanOrEqual(0)
        expect(taken).toBeLessThanOrEqual(price)
        expect(Number.isSafeInteger(taken)).toBe(true)
      }),
      RUNS,
    )
  })

  it('of a share is half up to the minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), amount, (share, price) => {
        const taken = computeDiscount(
          { off: { kind: 'percent', share }, planIds: [] },
          { planId: 'solo', currency: 'eur', amount: price },
        )
        // Twice the distance from the exact figure, in units of 1/10000: above -1 and at most 1.
        const doubled = 2n * (BigInt(taken) * 10_000n - BigInt(price) * BigInt(share))
        expect(doubled > -10_000n && doubled <= 10_000n).toBe(true)
      }),
      RUNS,
    )
  })

  it('is nothing for plans and currencies that the coupon is not for', () => {
    const price = { planId: 'solo', currency: 'eur', amount: 900 }
    expect(computeDiscount({ off: { kind: 'percent', share: 5000 }, planIds: ['team'] }, price)).toBe(0)
    expect(computeDiscount({ off: { kind: 'amount', amounts: { usd: 500 } }, planIds: [] }, price)).toBe(0)
    const named = { planId: 'solo', currency: 'constructor', amount: 900 }
    expect(computeDiscount({ off: { kind: 'amount', amounts: { usd: 500 } }, planIds: [] }, named)).toBe(0)
  })

  it('lasts for one invoice, for its months, or for ever', () => {
    const begun = (duration: Parameters<typeof beginDiscount>[0]['duration']) =>
      beginDiscount({ id: 'c', duration }, 'SPRING', NOW)
    expect(begun({ kind: 'once' })).toBeNull()
    const threeMonths = begun({ kind: 'months', months: 3 })
    const end = addMonths(NOW, 3)
    expect(getRunningDiscount({ discount: threeMonths }, end - 1)).toMatchObject({ code: 'SPRING' })
    expect(getRunningDiscount({ discount: threeMonths }, end)).toBeNull()
    expect(getRunningDiscount({ discount: begun({ kind: 'forever' }) }, end * 9)).not.toBeNull()
  })
})

describe('a change with a coupon', () => {
  const solo = PLANS[0]
  const team = PLANS[1]
  if (!solo || !team) throw new Error('no plans')
  const subscription = (facts: Partial<Subscription>) =>
    ({
      status: 'active',
      planId: 'solo',
      version: 1,
      interval: 'month',
      currency: 'eur',
      periodStart: NOW - 10 * 86_400_000,
      periodEnd: NOW + 20 * 86_400_000,
      periodAmount: 900,
      anchorDay: 17,
      creditBalance: 0,
      discount: null,
      ...facts,
    }) as Subscription

  it('takes the discount off the price first, then the unused part, and loses none of either', () => {
    fc.assert(
      fc.property(off, fc.integer({ min: 0, max: 500_000 }), fc.nat(30), (each, periodAmount, day) => {
        const applied = { coupon: { id: 'c', off: each, planIds: [] }, code: 'SPRING' }
        const now = NOW - (10 - day) * 86_400_000
        const change = computeChange({
          subscription: subscription({ periodAmount }),
          from: solo,
          to: team,
          interval: 'month',
          currency: 'eur',
          now,
          applied,
          taxOn: () => [],
        })
        if (change?.timing !== 'now') throw new Error(change?.timing ?? 'none')
        const { lines, discount, net, creditGiven, total } = change.draft
        const unused = -(lines.find(({ kind }) => kind === 'unused')?.amount ?? 0) + creditGiven
        expect(net).toBe(2900 - (discount?.amount ?? 0) - (unused - creditGiven))
        expect(Math.min(net, creditGiven, total)).toBeGreaterThanOrEqual(0)
        expect(unused).toBeLessThanOrEqual(periodAmount)
      }),
      RUNS,
    )
  })

  it('discounts a renewal and names the code', () => {
    const applied = { coupon: makeCoupon(), code: 'SPRING' }
    const choice = { planId: 'solo', version: 1, interval: 'month' as const }
    const draft = computeRenewal({
      subscription: subscription({}),
      to: solo,
      choice,
      now: NOW,
      applied,
      taxOn: () => [],
    })
    expect(draft).toMatchObject({ discount: { couponId: 'coupon1', code: 'SPRING', amount: 180 }, net: 720 })
  })
})

describe('a code', () => {
  it('that nothing keeps from being used has no refusal', () => {
    expect(findRefusals(redeeming())).toEqual([])
  })

  it('names every reason at once', () => {
    const coupon = makeCoupon({
      isOffered: false,
      expiresAt: NOW,
      redemptionsMax: 1,
      redemptions: 1,
      planIds: ['team'],
      off: { kind: 'amount', amounts: { usd: 100 } },
    })
    const code = makeCouponCode({ onlyUid: 'ben', isFirstPurchaseOnly: true, minimum: { eur: 901 } })
    const all = CODE_REFUSALS.filter((each) => each !== 'unknown' && each !== 'later')
    expect(findRefusals(redeeming({ coupon, code, hasPaid: true, hasRedeemed: true }))).toEqual(all)
  })

  it.each([
    ['retired', { code: makeCouponCode({ isOffered: false }) }],
    ['expired', { code: makeCouponCode({ expiresAt: NOW }) }],
    ['used_up', { code: makeCouponCode({ redemptionsMax: 10, redemptions: 10 }) }],
    ['used_before', { hasRedeemed: true }],
    ['other_person', { code: makeCouponCode({ onlyUid: 'ben' }) }],
    ['first_purchase', { code: makeCouponCode({ isFirstPurchaseOnly: true }), hasPaid: true }],
    ['plan', { coupon: makeCoupon({ planIds: ['team'] }) }],
    ['currency', { coupon: makeCoupon({ off: { kind: 'amount', amounts: { usd: 1 } } }) }],
    ['minimum', { code: makeCouponCode({ minimum: { eur: 901 } }) }],
  ] as const)('is refused as %s alone', (refusal, facts) => {
    expect(findRefusals(redeeming(facts))).toEqual([refusal])
  })

  it('can be used until the moment of its end, and by its last use', () => {
    const code = makeCouponCode({ expiresAt: NOW + 1, redemptionsMax: 10, redemptions: 9 })
    expect(findRefusals(redeeming({ code }))).toEqual([])
  })
})
