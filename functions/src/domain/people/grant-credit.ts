import type { grantCredit as grantContract, takeBackCredit as takeBackContract } from '@postwright/core/api/people'
import type { Subscription } from '@postwright/core/model/subscription'
import { creditAccount, entriesOfGrant } from '@postwright/core/money/ledger'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { newSubscription } from '../billing/new-subscription.ts'
import type { Caller } from '../caller.ts'
import { entryId, type LedgerDeps, openLedgerIn } from '../ledger/post-entry.ts'
import type { Deps } from '../ports/deps.ts'

type CreditDeps = LedgerDeps & Pick<Deps, 'users' | 'subscriptions' | 'billablePlans' | 'auditLog' | 'transact'>

/**
 * Grants credit, once per ID: balance, ledger and audit log change together.
 * @throws the codes of the contract
 */
export async function grantCredit(
  deps: CreditDeps,
  { uid: actorUid }: Caller,
  { uid, grantId, amount, currency, reason }: z.output<typeof grantContract.input>,
): Promise<{ balance: number }> {
  const currencies = await listCurrencies(deps)
  return deps.transact(async (tx) => {
    const [user, subscription, known, post] = await Promise.all([
      deps.users.getIn(tx, uid),
      deps.subscriptions.getIn(tx, uid),
      deps.ledgerEntries.getIn(tx, entryId('credit_granted', referenceOf(uid, grantId))),
      openLedgerIn(deps, tx, uid),
    ])
    if (!user) throw new AppError('not_found', { message: `user ${uid}` })
    if (known) return { balance: subscription?.creditBalance ?? 0 }
    if (!creditCurrencies(subscription, currencies).includes(currency)) throw new AppError('credit_currency')
    const balance = (subscription?.creditBalance ?? 0) + amount
    if (subscription) deps.subscriptions.updateIn(tx, subscription, { currency, creditBalance: balance })
    else deps.subscriptions.createIn(tx, { ...newSubscription(deps.clock, uid, currency), creditBalance: balance })
    const reference = referenceOf(uid, grantId)
    post({ kind: 'credit_granted', reference, postings: entriesOfGrant({ uid, amount, currency }) })
    const facts = { grantId, amount, currency, reason }
    deps.auditLog.appendIn(tx, { action: 'person.credit_granted', actorUid, subject: uid, facts })
    return { balance }
  })
}

/**
 * Takes back the unused part of a grant, once.
 * @throws the codes of the contract
 */
export async function takeBackCredit(
  deps: CreditDeps,
  { uid: actorUid }: Caller,
  { uid, grantId }: z.output<typeof takeBackContract.input>,
): Promise<{ balance: number }> {
  return deps.transact(async (tx) => {
    const reference = referenceOf(uid, grantId)
    const [subscription, granted, known, post] = await Promise.all([
      deps.subscriptions.getIn(tx, uid),
      deps.ledgerEntries.getIn(tx, entryId('credit_granted', reference)),
      deps.ledgerEntries.getIn(tx, entryId('credit_taken_back', reference)),
      openLedgerIn(deps, tx, uid),
    ])
    const posting = granted?.postings.find(({ account }) => account === creditAccount(uid))
    if (!subscription || !posting) throw new AppError('not_found', { message: `grant ${grantId}` })
    if (known) return { balance: subscription.creditBalance }
    const { currency } = posting
    const left = subscription.currency === currency ? subscription.creditBalance : 0
    const amount = Math.min(left, -posting.amount)
    if (amount <= 0) throw new AppError('credit_used_up')
    const balance = subscription.creditBalance - amount
    deps.subscriptions.updateIn(tx, subscription, { creditBalance: balance })
    post({ kind: 'credit_taken_back', reference, postings: entriesOfGrant({ uid, amount: -amount, currency }) })
    const facts = { grantId, amount, currency }
    deps.auditLog.appendIn(tx, { action: 'person.credit_taken_back', actorUid, subject: uid, facts })
    return { balance }
  })
}

/** Returns the currencies in which a person can get credit: the currency of their plan or balance, or any when they have neither. */
export function creditCurrencies(
  subscription: Pick<Subscription, 'status' | 'creditBalance' | 'currency'> | null,
  all: readonly string[],
): string[] {
  const isOpen = subscription === null || (subscription.status === 'canceled' && subscription.creditBalance === 0)
  return isOpen ? [...all] : [subscription.currency]
}

/**
 * Returns the reference of a grant. Clients choose the IDs of grants, so the reference includes the person: one person's grant can't be mistaken for
 * another's.
 */
function referenceOf(uid: string, grantId: string): string {
  return `${uid} ${grantId}`
}

/** Returns the ID of the grant that a ledger entry refers to. */
export function grantOf(reference: string): string {
  return reference.slice(reference.lastIndexOf(' ') + 1)
}

/** Currency of credit while all offered plans are free. */
const FALLBACK = 'eur'

/** Returns the currencies of the offered plans, at least one. */
export async function listCurrencies({ billablePlans }: Pick<Deps, 'billablePlans'>): Promise<[string, ...string[]]> {
  const offered = await billablePlans.listOffered()
  const [first = FALLBACK, ...others] = new Set(offered.flatMap(({ prices }) => Object.keys(prices)))
  return [first, ...others]
}
