import { ownValue } from '@postwright/core/own-value'
import type { requestPayout as contract, settlePayout as settleContract } from '@postwright/core/api/earn'
import type { OutputOf } from '@postwright/core/endpoint'
import { type Payout, PAYOUT_REWARDS_MAX, PAYOUT_SCHEMA, type PayoutState } from '@postwright/core/model/referral'
import { entriesOfClawback, entriesOfPayout } from '@postwright/core/money/ledger'
import { remainingOf } from '@postwright/core/money/referral-rewards'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { hashId } from '../hashes.ts'
import { openLedgerIn } from '../ledger/post-entry.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

/**
 * Requests the available cash of a currency, less the amount owed. A repeated key returns the payout that it made.
 * @throws the codes of the contract
 */
export async function requestPayout(
  deps: Deps,
  { uid }: Caller,
  { currency, details, payoutKey }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const id = hashId(['payout', uid, payoutKey])
  return deps.transact(async (tx) => {
    const [known, referrer, terms, rewards] = await Promise.all([
      deps.payouts.getIn(tx, id),
      deps.referrers.getIn(tx, uid),
      deps.referralProgram.termsIn(tx),
      deps.rewards.availableOfIn(tx, { uid, currency }, PAYOUT_REWARDS_MAX),
    ])
    if (known) return { payout: known }
    const deducted = ownValue(referrer?.owed ?? {}, currency) ?? 0
    const amount = rewards.reduce((sum, reward) => sum + remainingOf(reward), -deducted)
    if (!referrer || amount < Math.max(1, terms.payoutMinimum)) {
      throw new AppError('payout_too_small', { message: `${amount} ${currency} of ${uid}` })
    }
    const payout: Payout = {
      ...newDocument(deps.clock, { id, schema: PAYOUT_SCHEMA, createdBy: uid }),
      uid,
      amount,
      currency,
      details,
      state: 'requested',
      rewardIds: rewards.map((reward) => reward.id),
      deducted,
      reason: '',
      settledAt: null,
    }
    deps.payouts.createIn(tx, payout)
    for (const reward of rewards) deps.rewards.updateIn(tx, reward, { state: 'paid', payoutId: id })
    if (deducted !== 0) deps.referrers.updateIn(tx, referrer, { owed: { ...referrer.owed, [currency]: 0 } })
    return { payout }
  })
}

/** States that may follow each state of a payout; `sent` and `refused` are final. */
const NEXT = {
  requested: ['processing', 'sent', 'refused'],
  processing: ['sent', 'refused'],
  sent: [],
  refused: [],
} as const satisfies Record<PayoutState, readonly PayoutState[]>

/**
 * Moves a payout to its next state. A refused payout returns its rewards to the person, and the deducted amount is owed again.
 * @throws the codes of the contract
 */
export async function settlePayout(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof settleContract.input>,
): Promise<OutputOf<typeof settleContract>> {
  return deps.transact(async (tx) => {
    const settle = await planSettlementIn(deps, tx, input)
    return { payout: settle(caller) }
  })
}

type Settlement = { payoutId: string; state: Exclude<PayoutState, 'requested'>; reason: string }

/**
 * Reads the data needed to settle a payout. The returned function writes the settlement.
 * @throws `not_found`, `payout_settled`
 */
export async function planSettlementIn(
  deps: Deps,
  tx: Tx,
  { payoutId, state, reason }: Settlement,
): Promise<(admin: Pick<Caller, 'uid'>) => Payout> {
  const payout = await requirePayoutIn(deps, tx, payoutId)
  if (payout.state === state) return () => payout
  requireNext(payout, state)
  const isRefused = state === 'refused'
  const [referrer, post, rewards] = await Promise.all([
    deps.referrers.getIn(tx, payout.uid),
    openLedgerIn(deps, tx, payout.uid),
    isRefused ? Promise.all(payout.rewardIds.map((id) => deps.rewards.getIn(tx, id))) : [],
  ])
  const returned = rewards.filter((reward) => reward?.payoutId === payoutId).filter((reward) => reward !== null)
  return ({ uid: actorUid }) => {
    for (const reward of returned) deps.rewards.updateIn(tx, reward, { state: 'available', payoutId: null })
    if (isRefused && referrer) {
      // A refund since the request is recorded as owed and also reduced the returned reward, so it must count only once.
      const left = returned.reduce((sum, reward) => sum + remainingOf(reward), 0)
      const takenSince = payout.amount + payout.deducted - left
      const { uid, currency } = payout
      const postings = entriesOfClawback({ uid, currency, taken: 0, owed: -takenSince })
      post({ kind: 'reward_taken_back', reference: payoutId, postings })
      const owed = (ownValue(referrer.owed, currency) ?? 0) + payout.deducted - takenSince
      deps.referrers.updateIn(tx, referrer, { owed: { ...referrer.owed, [currency]: owed } })
    }
    if (state === 'sent') post({ kind: 'payout', reference: payoutId, postings: entriesOfPayout(payout) })
    deps.auditLog.appendIn(tx, {
      action: 'payout.settled',
      actorUid,
      subject: payoutId,
      facts: { before: payout.state, after: state, amount: payout.amount, currency: payout.currency },
    })
    const settledAt = state === 'processing' ? null : deps.clock.now()
    return deps.payouts.updateIn(tx, payout, { state, reason, settledAt })
  }
}

/** @throws `not_found` */
export async function requirePayoutIn({ payouts }: Pick<Deps, 'payouts'>, tx: Tx, payoutId: string): Promise<Payout> {
  const payout = await payouts.getIn(tx, payoutId)
  if (!payout) throw new AppError('not_found', { message: `payout ${payoutId}` })
  return payout
}

/** @throws `payout_settled` for a state that may not follow the payout's current state */
export function requireNext(payout: Payout, state: PayoutState): void {
  if (NEXT[payout.state].some((next) => next === state)) return
  throw new AppError('payout_settled', { message: `payout ${payout.id} is ${payout.state}` })
}
