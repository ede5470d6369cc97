import { ownValue } from '../own-value.ts'
import type { Coupon } from '../model/coupon.ts'
import type { Invoice, InvoiceEffect, InvoiceLine, TaxLine } from '../model/invoice.ts'
import type { BillingInterval, PlanChoice, Subscription } from '../model/subscription.ts'
import { addPeriods, findRunningPeriod } from './billing-period.ts'
import { computeDiscount, type Price } from './coupons.ts'
import { getPrice, type PlanPrices, timeChange, type BillablePlan, prorateChange } from './plan-change.ts'

/** An invoice before it has a number. Amounts are in minor units. */
export type InvoiceDraft = InvoiceTotals & {
  lines: InvoiceLine[]
  discount: Invoice['discount']
  tax: TaxLine[]
  creditGiven: number
  currency: string
  effect: InvoiceEffect
}

export type Change =
  | { timing: 'none' }
  | { timing: 'now'; startsAt: number; draft: InvoiceDraft }
  | { timing: 'period_end'; startsAt: number }

/** A coupon that reduces a price, and the redeemed code. */
export type AppliedCoupon = { coupon: Pick<Coupon, 'id' | 'off' | 'planIds'>; code: string }

type ChangeInput = {
  subscription: Subscription | null
  /** The current paid plan; null if there is none. */
  from: BillablePlan | null
  to: BillablePlan
  interval: BillingInterval
  currency: string
  now: number
  /** Coupon that reduces the price before the unused part is deducted. */
  applied: AppliedCoupon | null
  taxOn: (net: number) => TaxLine[]
}

/**
 * Returns the effect of choosing a plan. Without a paid plan the new one is bought; during a trial the paid period begins when the trial ends.
 * Otherwise a more expensive plan begins at once, less the unused part of the paid period, and a cheaper one begins after that period.
 * @returns null when the plan has no price in the currency, or the state allows no change
 */
export function computeChange(input: ChangeInput): Change | null {
  const { subscription, from, to, interval, now } = input
  const running = findRunning(subscription)
  const currency = running?.currency ?? input.currency
  const prices = ownValue(to.prices, currency)
  if (!prices) return null
  const choice = { planId: to.planId, version: to.version, interval }
  if (!running) {
    const startsAt = subscription?.status === 'trialing' ? Math.max(now, subscription.trialEnd ?? now) : now
    return { timing: 'now', startsAt, draft: draftStart({ ...input, currency }, choice, prices, startsAt) }
  }
  if (running.status !== 'active') return null
  const paid = from && ownValue(from.prices, currency)
  if (!paid) return null
  const timing = timeChange({ ...running, prices: paid }, { ...choice, prices })
  if (timing === 'none') return { timing }
  if (timing === 'period_end') return { timing, startsAt: running.periodEnd }
  return { timing, startsAt: now, draft: draftChange({ ...input, currency }, choice, prices, running) }
}

/** Returns the subscription if it is paid for, even if it cannot be used now; null if there is none. */
function findRunning(subscription: Subscription | null): Subscription | null {
  return subscription && ['active', 'past_due', 'paused'].includes(subscription.status) ? subscription : null
}

function draftStart(input: ChangeInput, choice: PlanChoice, prices: PlanPrices, periodStart: number): InvoiceDraft {
  const periodEnd = addPeriods(periodStart, choice.interval, new Date(periodStart).getUTCDate())
  const lines = [planLine(input.to, choice, prices, { periodStart, periodEnd })]
  return finish(input, lines, 0, { ...choice, kind: 'start', periodStart, periodEnd })
}

function draftChange(
  input: ChangeInput,
  choice: PlanChoice,
  prices: PlanPrices,
  subscription: Subscription,
): InvoiceDraft {
  const { now, from, to } = input
  const periodEnd = addPeriods(now, choice.interval, new Date(now).getUTCDate())
  const lines = [planLine(to, choice, prices, { periodStart: now, periodEnd })]
  const price = getPrice(prices, choice.interval) - (discountOn(input, lines)?.amount ?? 0)
  const { credit, creditLeft } = prorateChange(subscription, price, now)
  if (credit > 0) {
    const { planId, version, interval } = subscription
    const period = { periodStart: Math.max(now, subscription.periodStart), periodEnd: subscription.periodEnd }
    const unused = { kind: 'unused' as const, planName: from?.name ?? '', quantity: 1 }
    lines.push({ ...unused, planId, version, interval, ...period, unitAmount: -credit, amount: -credit })
  }
  return finish(input, lines, creditLeft, { ...choice, kind: 'change', periodStart: now, periodEnd })
}

type RenewalInput = Pick<ChangeInput, 'to' | 'now' | 'applied' | 'taxOn'> & {
  subscription: Subscription
  choice: PlanChoice
}

/**
 * Returns the invoice of the next period for the selected plan. A renewal that is late by whole periods bills the current one.
 * @returns null when the plan has no price in the currency of the subscription
 */
export function computeRenewal({ subscription, to, choice, now, applied, taxOn }: RenewalInput): InvoiceDraft | null {
  const { currency, periodEnd: start, anchorDay } = subscription
  const prices = ownValue(to.prices, currency)
  if (!prices) return null
  const period = findRunningPeriod(start, choice.interval, anchorDay, Math.max(now, start))
  const lines = [planLine(to, choice, prices, period)]
  const input = { subscription, from: to, to, interval: choice.interval, currency, now, applied, taxOn }
  return finish(input, lines, 0, { ...choice, kind: 'renew', ...period })
}

function planLine(
  { name }: BillablePlan,
  choice: PlanChoice,
  prices: PlanPrices,
  period: { periodStart: number; periodEnd: number },
): InvoiceLine {
  const price = getPrice(prices, choice.interval)
  return { kind: 'plan', planName: name, ...choice, ...period, quantity: 1, unitAmount: price, amount: price }
}

function finish(input: ChangeInput, lines: InvoiceLine[], creditGiven: number, effect: InvoiceEffect): InvoiceDraft {
  const { subscription, currency, taxOn } = input
  // The balance is in the subscription's currency and can't pay amounts in another.
  const creditBalance = subscription?.currency === currency ? subscription.creditBalance : 0
  const discount = discountOn(input, lines)
  const totals = addUpInvoice({ lines, discount: discount?.amount ?? 0, creditBalance }, taxOn)
  return { ...totals, lines, discount, creditGiven, currency, effect }
}

/** Returns the discount; null if the coupon deducts nothing. */
function discountOn({ applied, currency }: ChangeInput, lines: readonly InvoiceLine[]): Invoice['discount'] {
  const line = lines.find(({ kind }) => kind === 'plan')
  if (!applied || !line) return null
  const price: Price = { planId: line.planId, currency, amount: line.amount }
  const amount = computeDiscount(applied.coupon, price)
  return amount === 0 ? null : { couponId: applied.coupon.id, code: applied.code, amount }
}

type InvoiceTotals = { net: number; creditUsed: number; total: number }

type Parts = { lines: readonly Pick<InvoiceLine, 'amount'>[]; discount: number; creditBalance: number }

/** Adds up an invoice, in minor units: net is the lines minus the discount and never negative, tax is added, and the person's balance pays first. */
export function addUpInvoice(
  { lines, discount, creditBalance }: Parts,
  taxOn: (net: number) => TaxLine[],
): InvoiceTotals & { tax: TaxLine[] } {
  const net = Math.max(0, lines.reduce((sum, { amount }) => sum + amount, 0) - discount)
  const tax = taxOn(net)
  const gross = net + tax.reduce((sum, { amount }) => sum + amount, 0)
  const creditUsed = Math.min(Math.max(0, creditBalance), gross)
  return { net, tax, creditUsed, total: gross - creditUsed }
}
