import type { previewChange as contract } from '@postwright/core/api/billing'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Coupon } from '@postwright/core/model/coupon'
import type { Subscription } from '@postwright/core/model/subscription'
import type { AppliedCoupon, Change } from '@postwright/core/money/compute-change'
import { beginDiscount, computeDiscount, getRunningDiscount, type Price } from '@postwright/core/money/coupons'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { findCode, findRefusalsOf, redemptionId } from '../coupons/redeem-code.ts'
import type { Deps } from '../ports/deps.ts'
import { findPlans, findRunningCoupon, type FoundPlans, priceOf, requireChange } from './decide-change.ts'
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
  const asked = await askForCode(deps, { uid, input, subscription, plans, change: plain })
  const applied = asked?.applied ?? running
  const change = asked?.applied ? requireChange(deps, { ...decided, applied }) : plain
  const { interval } = input
  const currency = change.timing === 'now' ? change.draft.currency : (subscription?.currency ?? input.currency)
  const nextAt = change.timing === 'now' ? change.draft.effect.periodEnd : change.startsAt
  const price = priceOf(plans.to, currency, input)
  const nextDiscount =
    isInForce({ subscription, asked, now }, nextAt) && applied ? computeDiscount(applied.coupon, price) : 0
  const next = { at: nextAt, amount: withTax(deps, subscription, price.amount - nextDiscount) }
  const code = asked && {
    ...asked.shown,
    replaces: asked.applied && running && running.coupon.id !== asked.applied.coupon.id ? running.code : null,
  }
  if (change.timing === 'now') {
    return { timing: change.timing, startsAt: change.startsAt, ...change.draft, code, next }
  }
  const { planId, version } = input
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
  input: Input
  subscription: Subscription | null
  plans: FoundPlans
  change: Exclude<Change, { timing: 'none' }>
}

type Asked = {
  /** Null for a code that is refused. */
  applied: (AppliedCoupon & { coupon: Coupon }) | null
  shown: Pick<NonNullable<Preview['code']>, 'code' | 'refusals' | 'duration'>
}

/** What comes of the code of a purchase, with every reason that keeps it from being used; null without a code. */
async function askForCode(deps: Deps, { uid, input, subscription, plans, change }: Asking): Promise<Asked | null> {
  if (input.code === undefined) return null
  const found = await findCode(deps, input.code)
  if (!found) return { applied: null, shown: { code: input.code, refusals: ['unknown'], duration: null } }
  const { coupon, code } = found
  const openId = subscription?.openInvoiceId ?? null
  const [redemption, replaced] = await Promise.all([
    deps.couponRedemptions.get(redemptionId(uid, coupon.id)),
    openId === null ? null : deps.invoices.get(openId),
  ])
  const currency = change.timing === 'now' ? change.draft.currency : (subscription?.currency ?? input.currency)
  const price: Price = priceOf(plans.to, currency, input)
  const known = findRefusalsOf(deps, { coupon, code, uid, price, subscription, replaced, redemption })
  const refusals = change.timing === 'now' ? known : [...known, 'later' as const]
  const shown = { code: code.id, refusals, duration: coupon.duration }
  return { applied: refusals.length === 0 ? { coupon, code: code.id } : null, shown }
}

/** Whether the discount of a preview still lowers an invoice at a time. */
function isInForce(
  { subscription, asked, now }: { subscription: Subscription | null; asked: Asked | null; now: number },
  at: number,
): boolean {
  const applied = asked?.applied ?? null
  const discount = applied ? beginDiscount(applied.coupon, applied.code, now) : (subscription?.discount ?? null)
  return getRunningDiscount({ discount }, at) !== null
}

function withTax(deps: Deps, subscription: Subscription | null, net: number): number {
  if (!subscription) return net
  return taxFor(deps, subscription.details)(net).reduce((sum, { amount }) => sum + amount, net)
}
