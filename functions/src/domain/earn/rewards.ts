import { ownValue } from '@postwright/core/own-value'
import type { Invoice } from '@postwright/core/model/invoice'
import type { Payment } from '@postwright/core/model/payment'
import { type Referral, type Referrer, type Reward, REWARD_SCHEMA } from '@postwright/core/model/referral'
import type { Subscription } from '@postwright/core/model/subscription'
import { entriesOfClawback } from '@postwright/core/money/ledger'
import { addSignals, computeClawback, computeReward, isOpenReward } from '@postwright/core/money/referral-rewards'
import { hashId } from '../hashes.ts'
import { type LedgerDeps, openLedgerIn, type PostEntry } from '../ledger/post-entry.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { ensureReferrer } from './referral-code.ts'
import { newDocument } from '../new-document.ts'
import type { Clock } from '../ports/world.ts'

type RewardDeps = LedgerDeps &
  Pick<
    Deps,
    'transact' | 'payments' | 'invoices' | 'subscriptions' | 'referrals' | 'referrers' | 'rewards' | 'referralProgram'
  >

/** Rewards the referrer of a person whose payment arrived, and takes back the share of a refund. A repeated call changes nothing. */
export async function rewardPayment(deps: RewardDeps, paymentId: string): Promise<void> {
  const uid = (await deps.payments.get(paymentId))?.uid
  if (uid === undefined || !(await deps.referrals.get(uid))) return
  await deps.transact(async (tx) => {
    const payment = await deps.payments.getIn(tx, paymentId)
    const referral = payment && (await deps.referrals.getIn(tx, payment.uid))
    if (!payment || !referral) return
    const id = hashId(['reward', paymentId])
    const [invoice, referrer, reward, own, post] = await Promise.all([
      deps.invoices.getIn(tx, payment.invoiceId),
      deps.referrers.getIn(tx, referral.referrerUid),
      deps.rewards.getIn(tx, id),
      deps.subscriptions.getIn(tx, referral.referrerUid),
      openLedgerIn(deps, tx, referral.referrerUid),
    ])
    if (!invoice || !referrer) return
    if (reward) return takeBackIn(deps, tx, { payment, reward, referrer, own, post })
    if (payment.status !== 'paid' || payment.paidAt === null || payment.amount === 0) return
    const isSameCard = payment.cardHash !== null && payment.cardHash === own?.cardHash
    await giveIn(deps, tx, { id, payment, paidAt: payment.paidAt, invoice, referrer, referral, isSameCard })
  })
}

type Given = {
  id: string
  payment: Payment
  paidAt: number
  invoice: Invoice
  referrer: Referrer
  referral: Referral
  isSameCard: boolean
}

async function giveIn(deps: RewardDeps, tx: Tx, given: Given): Promise<void> {
  const { id, payment, paidAt, invoice, referrer, referral, isSameCard } = given
  const terms = await deps.referralProgram.termsIn(tx)
  const seen = addSignals(referral, isSameCard ? ['same_card'] : [])
  const computed = computeReward(terms, {
    net: invoice.net,
    paidAt,
    signedUpAt: referral.createdAt,
    firstPaidAt: referral.firstPaidAt,
    customers: referrer.customers,
    monthPrice: monthPriceOf(invoice),
  })
  // After a first payment without a reward, such as one after the attribution window, the payer does not count as a new customer of the referrer.
  const isNewCustomer = computed !== null && referral.firstPaidAt === null
  if (isNewCustomer || isSameCard) {
    deps.referrals.updateIn(tx, referral, { ...seen, ...(isNewCustomer ? { firstPaidAt: paidAt } : {}) })
  }
  if (isNewCustomer) deps.referrers.updateIn(tx, referrer, { customers: referrer.customers + 1 })
  const source = { kind: 'payment' as const, paymentId: payment.id, referredUid: referral.uid }
  const reward = { id, uid: referrer.uid, by: payment.uid, source, currency: payment.currency }
  const due = computed ?? { kind: 'credit' as const, amount: 0, availableAt: paidAt }
  const state = computed ? firstStateOf(seen.decision) : 'canceled'
  deps.rewards.createIn(tx, newReward(deps, { ...reward, ...due, state }))
}

function firstStateOf(decision: Referral['decision']): Reward['state'] {
  if (decision === 'waiting') return 'held'
  return decision === 'refused' ? 'canceled' : 'pending'
}

function monthPriceOf({ lines }: Invoice): number {
  const line = lines.find(({ kind }) => kind === 'plan')
  if (!line) return 0
  return line.interval === 'year' ? Math.floor(line.unitAmount / 12) : line.unitAmount
}

type Taken = { payment: Payment; reward: Reward; referrer: Referrer; own: Subscription | null; post: PostEntry }

/** Takes a reward back. If it was already credited or paid, the amount is owed: remaining credit pays it at once, and later rewards pay the rest. */
function takeBackIn(deps: RewardDeps, tx: Tx, { payment, reward, referrer, own, post }: Taken): void {
  const clawedBack = computeClawback(reward.amount, payment)
  const added = clawedBack - reward.clawedBack
  if (added <= 0) return
  const isWhole = clawedBack === reward.amount
  deps.rewards.updateIn(tx, reward, {
    clawedBack,
    ...(isOpenReward(reward) && isWhole ? { state: 'canceled' as const } : {}),
  })
  if (reward.state !== 'credited' && reward.state !== 'paid') return
  const credit = reward.state === 'credited' && own?.currency === reward.currency ? own.creditBalance : 0
  const taken = Math.min(credit, added)
  if (own && taken > 0) deps.subscriptions.updateIn(tx, own, { creditBalance: own.creditBalance - taken })
  const { uid, currency } = reward
  const postings = entriesOfClawback({ uid, currency, taken, owed: added - taken })
  post({ kind: 'reward_taken_back', reference: `${reward.id}_${clawedBack}`, postings })
  const owed = (ownValue(referrer.owed, currency) ?? 0) + added - taken
  deps.referrers.updateIn(tx, referrer, { owed: { ...referrer.owed, [currency]: owed } })
}

const DAY = 24 * 60 * 60 * 1000

/** Rewards the maker of a template for a person who uses it, once per person. Makers earn nothing from their own uses. */
export async function rewardUse(
  deps: Pick<Deps, 'transact' | 'gallery' | 'rewards' | 'referrers' | 'referralCodes' | 'referralProgram' | 'clock'>,
  { useId, itemId, uid }: { useId: string; itemId: string; uid: string },
): Promise<void> {
  const [terms, item] = await Promise.all([deps.referralProgram.terms(), deps.gallery.get(itemId)])
  const { isOn, templateUse, holdDays } = terms
  if (!item || item.makerUid === uid || !isOn || templateUse.amount === 0) return
  await ensureReferrer(deps, item.makerUid)
  const id = hashId(['use', useId])
  await deps.transact(async (tx) => {
    if (await deps.rewards.getIn(tx, id)) return
    const availableAt = deps.clock.now() + holdDays * DAY
    const earned = { kind: 'credit' as const, state: 'pending' as const, ...templateUse, availableAt }
    const source = { kind: 'use' as const, useId }
    deps.rewards.createIn(tx, newReward(deps, { id, uid: item.makerUid, by: uid, source, ...earned }))
  })
}

type Facts = Pick<Reward, 'id' | 'uid' | 'source' | 'kind' | 'amount' | 'currency' | 'state' | 'availableAt'> & {
  /** User whose payment or use earned the reward. */
  by: string
}

/** Returns a reward with nothing taken back or paid out. */
export function newReward({ clock }: { clock: Clock }, { id, by, ...facts }: Facts): Reward {
  return {
    ...newDocument(clock, { id, schema: REWARD_SCHEMA, createdBy: by }),
    ...facts,
    clawedBack: 0,
    payoutId: null,
  }
}
