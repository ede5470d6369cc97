import type { ProgramTerms, Referral, ReferralSignal, Reward, RewardKind, Tier } from '../model/referral.ts'
import { addMonths } from './billing-period.ts'

const DAY = 24 * 60 * 60 * 1000

/** Returns the tier for a number of paying referrals: the highest one that is reached, otherwise the first; null without tiers. */
export function findTier({ tiers }: Pick<ProgramTerms, 'tiers'>, customers: number): Tier | null {
  const sorted = tiers.toSorted((a, b) => a.from - b.from)
  return sorted.findLast(({ from }) => from <= customers) ?? sorted[0] ?? null
}

type PaymentFacts = {
  /** Payment without tax, in minor units. */
  net: number
  paidAt: number
  signedUpAt: number
  /** Time of the person's first payment; null if this is the first. */
  firstPaidAt: number | null
  /** Number of paying referrals before this payment. */
  customers: number
  /** Price per month of the paid plan, in minor units. */
  monthPrice: number
}

/**
 * Computes the reward for a payment, in minor units of its currency; null if none is due. The first payment is rewarded within the attribution
 * window, later ones during the reward months after it; free months are given once, for the first payment.
 */
export function computeReward(
  terms: ProgramTerms,
  { net, paidAt, signedUpAt, firstPaidAt, customers, monthPrice }: PaymentFacts,
): { kind: RewardKind; amount: number; availableAt: number } | null {
  if (!terms.isOn || net <= 0) return null
  const isFirst = firstPaidAt === null
  const lastDay = isFirst ? signedUpAt + terms.attributionDays * DAY : addMonths(firstPaidAt, terms.rewardMonths)
  if (paidAt > lastDay) return null
  const tier = findTier(terms, customers)
  if (!tier) return null
  const amount = tier.kind === 'months' ? (isFirst ? tier.months * monthPrice : 0) : shareOf(net, tier.percent)
  return amount <= 0 ? null : { kind: tier.kind, amount, availableAt: paidAt + terms.holdDays * DAY }
}

/** Returns the part of a reward that is taken back after a refund, proportional to the refunded part of the payment; all of it after a full refund. */
export function computeClawback(amount: number, payment: { amount: number; refundedAmount: number }): number {
  if (payment.amount <= 0) return 0
  const refunded = Math.min(payment.amount, Math.max(0, payment.refundedAmount))
  return amount - Number((BigInt(amount) * BigInt(payment.amount - refunded)) / BigInt(payment.amount))
}

/** Returns a reward minus the amount taken back. */
export function remainingOf({ amount, clawedBack }: Pick<Reward, 'amount' | 'clawedBack'>): number {
  return amount - clawedBack
}

/** Returns whether a reward can still be canceled: it was neither credited nor paid out. */
export function isOpenReward({ state }: Pick<Reward, 'state'>): boolean {
  return state === 'held' || state === 'pending' || state === 'available'
}

/** Adds signals to a referral, which then waits for a person's decision, unless a person has already decided. */
export function addSignals(
  { signals, decision }: Pick<Referral, 'signals' | 'decision'>,
  found: readonly ReferralSignal[],
): Pick<Referral, 'signals' | 'decision'> {
  const all = [...new Set([...signals, ...found])]
  return { signals: all, decision: decision === 'none' && all.length > 0 ? 'waiting' : decision }
}

type Mailboxes = { referrer: string; referred: string; isDisposable: boolean }

/**
 * Returns the signals in the addresses of the referrer and the referred person. Tags after `+`, and dots in Google addresses, are ignored when
 * mailboxes are compared.
 */
export function findMailSignals({ referrer, referred, isDisposable }: Mailboxes): ReferralSignal[] {
  return [
    ...(mailboxOf(referrer) === mailboxOf(referred) ? ['same_mailbox' as const] : []),
    ...(isDisposable ? ['disposable_mail' as const] : []),
  ]
}

const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/** Returns the normalized mailbox of an address: in lower case, without a tag after `+`, and for Google addresses without dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  const [name = ''] = email.slice(0, at).toLowerCase().split('+')
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

function shareOf(net: number, percent: number): number {
  return Number((BigInt(net) * BigInt(percent)) / 100n)
}
