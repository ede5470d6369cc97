import { ownValue } from '../own-value.ts'
import type { Coupon } from '../model/coupon.ts'
import type { Invoice, InvoiceEffect, InvoiceLine, TaxLine } from '../model/invoice.ts'
import type { BillingInterval, PlanChoice, Subscription } from '../model/subscription.ts'
import { addPeriods, findRunningPeriod } from './billing-period.ts'
import { computeDiscount, type Price } from './coupons.ts'
import { getPrice, type PlanPrices, timeChange, type BillablePlan, prorateChange } from './plan-change.ts'

/** An invoice before it has a number. Amounts are minor units. */
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

/** A coupon that lowers a price, and the code that it was redeemed by. */
export type AppliedCoupon = { coupon: Pick<Coupon, 'id' | 'off' | 'planIds'>; code: string }

type ChangeInput = {
  subscription: Subscription | null
  /** The plan that is paid for now; null without one. */
  from: BillablePlan | null
  to: BillablePlan
  interval: BillingInterval
  currency: string
  now: number
  /** Lowers the price before what was unused is taken off it. */
  applied: AppliedCoupon | null
  taxOn: (net: number) => TaxLine[]
}

/**
 * What choosing a plan leads to. Without a paid plan it is bought; during a trial the paid period begins when the trial ends. Otherwise
 * what costs more begins at once, less the unused part of the paid period, and what costs less begins after it.
 * @returns null when the plan has no price in the currency, or the state takes no change
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

/** A plan that is paid for, whether or not it can be used now. */
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
 * The invoice of the next period, of the plan that was chosen for it. A renewal that is late by whole periods bills the one that runs.
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
  // A balance is of the subscription's currency and pays nothing in another.
  const creditBalance = subscription?.currency === currency ? subscription.creditBalance : 0
  const discount = discountOn(input, lines)
  const totals = addUpInvoice({ lines, discount: discount?.amount ?? 0, creditBalance }, taxOn)
  return { ...totals, lines, discount, creditGiven, currency, effect }
}

/** Null where a coupon takes nothing off. */
function discountOn({ applied, currency }: ChangeInput, lines: readonly InvoiceLine[]): Invoice['discount'] {
  const line = lines.find(({ kind }) => kind === 'plan')
  if (!applied || !line) return null
  const price: Price = { planId: line.planId, currency, amount: line.amount }
  const amount = computeDiscount(applied.coupon, price)
  return amount === 0 ? null : { couponId: applied.coupon.id, code: applied.code, amount }
}

type InvoiceTotals = { net: number; creditUsed: number; total: number }

type Parts = { lines: readonly Pick<InvoiceLine, 'amount'>[]; discount: number; creditBalance: number }

/**
 * Adds up an invoice, in minor units: net is the lines less the discount and never negative, tax comes on top, and the person's balance
 * pays first.
 */
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
