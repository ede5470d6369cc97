import type { previewChange as contract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Coupon } from '@postwright/core/model/coupon'
import type { Subscription } from '@postwright/core/model/subscription'
import type { AppliedCoupon } from '@postwright/core/money/compute-change'
import { beginDiscount, computeDiscount, getRunningDiscount, type Price } from '@postwright/core/money/coupons'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { findCode, findRefusalsOf, redemptionId } from '../coupons/redeem-code.ts'
import type { Deps } from '../ports/deps.ts'
import { findPlans, findRunningCoupon, priceOf, requireChange } from './decide-change.ts'
import { taxFor } from './issue-invoice.ts'

type Input = z.output<typeof contract.input>
type Preview = OutputOf<typeof contract>

/** @throws the codes of the contract */
export async function previewChange(deps: Deps, { uid }: Caller, input: Input): Promise<Preview> {
  const subscription = await deps.subscriptions.get(uid)
  const plans = await findPlans(deps, subscription, input)
  const now = deps.clock.now()
  const running = await findRunningCoupon(deps, subscription, now)
  const decided = { subscription, ...plans, purchase: input }
  const plain = requireChange(deps, { ...decided, applied: running })
  const currency = plain.timing === 'now' ? plain.draft.currency : (subscription?.currency ?? input.currency)
  const price = priceOf(plans.to, currency, input)
  const asked = await askForCode(deps, { uid, text: input.code, subscription, price, timing: plain.timing })
  const applied = asked?.applied ?? running
  const change = asked?.applied ? requireChange(deps, { ...decided, applied }) : plain
  const nextAt = change.timing === 'now' ? change.draft.effect.periodEnd : change.startsAt
  const lasting = asked?.applied
    ? beginDiscount(asked.applied.coupon, asked.applied.code, now)
    : (subscription?.discount ?? null)
  const isLowered = getRunningDiscount({ discount: lasting }, nextAt) !== null
  const nextDiscount = applied && isLowered ? computeDiscount(applied.coupon, price) : 0
  const next = { at: nextAt, amount: withTax(deps, subscription, price.amount - nextDiscount) }
  const code = asked && {
    ...asked.shown,
    // A coupon is redeemed once, so the running one is a different coupon.
    replaces: asked.applied ? (running?.code ?? null) : null,
  }
  if (change.timing === 'now') {
    return { timing: change.timing, startsAt: change.startsAt, ...change.draft, code, next }
  }
  const { planId, version, interval } = input
  const period = { periodStart: change.startsAt, periodEnd: change.startsAt }
  const free = { kind: 'plan' as const, planName: plans.to.name, planId, version, interval, ...period }
  return {
    timing: change.timing,
    startsAt: change.startsAt,
    lines: [{ ...free, quantity: 1, unitAmount: 0, amount: 0 }],
    discount: null,
    code,
    tax: [],
    net: 0,
    creditUsed: 0,
    creditGiven: 0,
    total: 0,
    currency,
    next,
  }
}

type Asking = {
  uid: string
  text: string | undefined
  subscription: Subscription | null
  price: Price
  timing: Preview['timing']
}

type Asked = {
  /** Coupon with the code that was typed; null for a rejected code. */
  applied: (AppliedCoupon & { coupon: Coupon }) | null
  shown: Pick<NonNullable<Preview['code']>, 'code' | 'refusals' | 'duration'>
}

/** Finds the code of a purchase and all reasons against its use; null without a code. */
async function askForCode(deps: Deps, { uid, text, subscription, price, timing }: Asking): Promise<Asked | null> {
  if (text === undefined) return null
  const found = await findCode(deps, text)
  if (!found) return { applied: null, shown: { code: text, refusals: ['unknown'], duration: null } }
  const { coupon, code } = found
  const openId = subscription?.openInvoiceId ?? null
  const [redemption, replaced] = await Promise.all([
    deps.couponRedemptions.get(redemptionId(uid, coupon.id)),
    openId === null ? null : deps.invoices.get(openId),
  ])
  const known = findRefusalsOf(deps, { coupon, code, uid, price, subscription, replaced, redemption })
  const refusals = timing === 'now' ? known : [...known, 'later' as const]
  const shown = { code: code.id, refusals, duration: coupon.duration }
  return { applied: refusals.length === 0 ? { coupon, code: code.id } : null, shown }
}

function withTax(deps: Deps, subscription: Subscription | null, net: number): number {
  if (!subscription) return net
  return taxFor(deps, subscription.details)(net).reduce((sum, { amount }) => sum + amount, net)
}
