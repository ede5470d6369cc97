import { auditLog } from '@postwright/core/collections/audit-log'
import { ledgerEntries } from '@postwright/core/collections/ledger-entries'
import { ledgerHeads } from '@postwright/core/collections/ledger-heads'
import { ledgerSeals } from '@postwright/core/collections/ledger-seals'
import { rewards } from '@postwright/core/collections/rewards'
import type { BookedEntry } from '@postwright/core/model/ledger'
import { creditAccount, findBreak, owedAccount, sumPostings } from '@postwright/core/money/ledger'
import { beforeEach, describe, expect, test } from 'vitest'
import { settleInvoiceIn } from '../../functions/src/domain/billing/settle-invoice.ts'
import { requestPayout, settlePayout } from '../../functions/src/domain/earn/payouts.ts'
import { releaseRewards } from '../../functions/src/domain/earn/release-rewards.ts'
import { checkLedger } from '../../functions/src/domain/ledger/check-ledger.ts'
import { sha256 } from '../../functions/src/domain/ledger/post-entry.ts'
import { DEFAULT_TERMS } from '@postwright/core/model/referral'
import { createEarnWorld, type EarnWorld } from '../support/earn.ts'
import { HOUR } from '../support/publishing.ts'

const MONTH = 31 * 24 * HOUR

let world: EarnWorld
beforeEach(async () => {
  world = await createEarnWorld()
})

const entriesOf = (uid: string) => world.deps.ledgerEntries.listOf(uid, { after: 0, limit: 100 })
const kindsOf = (entries: readonly BookedEntry[]) => entries.map(({ kind }) => kind)

async function balanceOf(account: string, uid: string): Promise<number> {
  const postings = (await entriesOf(uid)).flatMap((entry) => entry.postings)
  return sumPostings(postings, (posting) => posting.account).get(account) ?? 0
}

/** Limits checks and seals to the ledgers of these people. */
function ownDeps(uids: readonly string[]) {
  const { ledgerHeads: heads, ledgerSeals: seals } = world.deps
  const own = async () => {
    const found = await Promise.all(uids.map((uid) => world.deps.transact((tx) => heads.getIn(tx, uid))))
    return found.filter((head) => head !== null)
  }
  return {
    ...world.deps,
    ledgerHeads: {
      ...heads,
      listLeastChecked: own,
      listUnsealed: async () => (await own()).filter(({ isSealed, broken }) => !isSealed && broken === null),
    },
    ledgerSeals: { ...seals, listLeastChecked: () => sealsOf(uids) },
  }
}

async function sealsOf(uids: readonly string[]) {
  const all = await world.refs.described(ledgerSeals).get()
  return all.docs.map((seal) => seal.data()).filter(({ heads }) => heads.some(({ uid }) => uids.includes(uid)))
}

const notedOf = async (subject: string) =>
  (await world.refs.described(auditLog).where('subject', '==', subject).get()).docs.map((entry) => entry.data().action)

describe('the ledger', () => {
  test('has a payment once, whoever settles it at the same time or again, and its refund', async () => {
    const { uid } = world.ada
    const id = await world.pay(world.ada)
    const payment = await world.deps.payments.get(id)
    if (!payment) throw new Error('no payment')
    const means = { cardHash: null, customerId: null, externalId: 'pi' }
    const again = () =>
      world.deps.transact(async (tx) => {
        const { amount, currency, invoiceId } = payment
        const received = { id, provider: 'stripe' as const, amount, currency, ...means }
        const write = await settleInvoiceIn(world.deps, tx, { invoiceId, payment: received })
        write()
      })
    await Promise.all([again(), again()])
    await world.refund(id, 1450)
    await world.refund(id, 1450).catch(() => undefined)
    const entries = await entriesOf(uid)
    expect(kindsOf(entries)).toEqual(['invoice_paid', 'refund'])
    expect(await findBreak(entries, { uid, from: null, digest: sha256 })).toBeNull()
    expect(await balanceOf('provider:stripe', uid)).toBe(1450)
  })

  test('has what a second payment of an invoice becomes as credit, which its refund takes again', async () => {
    const { uid } = world.ada
    const first = await world.pay(world.ada)
    const { invoiceId = '', amount = 0, currency = 'eur' } = (await world.deps.payments.get(first)) ?? {}
    const second = { id: `${first}_again`, provider: 'stripe' as const, amount, currency, externalId: 'pi_2' }
    await world.deps.transact(async (tx) => {
      const payment = { ...second, cardHash: null, customerId: null }
      const write = await settleInvoiceIn(world.deps, tx, { invoiceId, payment })
      write()
    })
    expect(await balanceOf(creditAccount(uid), uid)).toBe(-2900)
    expect(await world.creditNow()).toBe(2900)
    await world.refund(second.id, 2900)
    expect(kindsOf(await entriesOf(uid))).toEqual(['invoice_paid', 'payment_kept', 'refund'])
    expect(await balanceOf(creditAccount(uid), uid)).toBe(0)
    expect(await world.creditNow()).toBe(0)
    expect((await world.deps.subscriptions.get(uid))?.status).toBe('active')
    expect((await world.deps.invoices.get(invoiceId))?.status).toBe('paid')
  })

  test('has rewards, what is taken back of them, and what is owed, as the account of the person has it', async () => {
    const { uid } = world.ada
    const ben = await world.refer()
    const paid = await world.pay(ben)
    world.clock.advance(MONTH)
    await releaseRewards(world.deps)
    await releaseRewards(world.deps)
    await world.refund(paid, 1450)
    await world.pay(world.ada, { purchaseKey: 'with-credit' })
    await world.refund(paid, 1449)
    expect(kindsOf(await entriesOf(uid))).toEqual(['reward', 'reward_taken_back', 'invoice_paid', 'reward_taken_back'])
    expect(0 - (await balanceOf(creditAccount(uid), uid))).toBe(await world.creditNow())
    expect(await balanceOf(owedAccount(uid), uid)).toBe((await world.referrerNow())?.owed['eur'])
  })

  test('has a payout once it was sent, and nothing of a refused one', async () => {
    const { uid } = world.ada
    const { referralProgram } = world.deps
    const termsIn = () => Promise.resolve({ ...DEFAULT_TERMS, payoutMinimum: 1 })
    Object.assign(world.deps, { referralProgram: { ...referralProgram, termsIn } })
    await world.pay(await world.refer())
    // A trigger in the emulators may have made the reward, with other terms.
    const [reward] = await world.ownRewards()
    await world.refs
      .described(rewards)
      .doc(reward?.id ?? '')
      .update({ kind: 'cash' })
    world.clock.advance(MONTH)
    await releaseRewards(world.deps)
    const ask = (payoutKey: string) =>
      requestPayout(world.deps, world.ada, { currency: 'eur', details: 'DE89 3704 0044', payoutKey })
    const { payout: refused } = await ask('first-key')
    await settlePayout(world.deps, world.admin, { payoutId: refused.id, state: 'refused', reason: 'no' })
    expect(await entriesOf(uid)).toEqual([])
    const { payout } = await ask('second-key')
    await world.sendPayout(payout.id)
    expect(kindsOf(await entriesOf(uid))).toEqual(['payout'])
    expect(await balanceOf('payouts', uid)).toBe(-payout.amount)
  })
})

describe('the check of the ledger', () => {
  test('seals heads once, and finds whole what was posted, however often it runs', async () => {
    const { uid } = world.ada
    await world.pay(world.ada)
    const deps = ownDeps([uid])
    await Promise.all([checkLedger(deps), checkLedger(deps)])
    await checkLedger(deps)
    const [head] = await deps.ledgerHeads.listLeastChecked()
    expect(head).toMatchObject({ isSealed: true, broken: null, seq: 1, checkedSeq: 0 })
    const seals = await sealsOf([uid])
    expect(seals.flatMap(({ heads }) => heads.filter((each) => each.uid === uid))).toEqual([
      { uid, seq: 1, hash: head?.hash },
    ])
    expect(seals.map(({ isBroken }) => isBroken)).toEqual([false])
    expect(await notedOf(`ledgerHeads/${uid}`)).toEqual([])
  })

  test('notes an entry that was altered once, and does not seal what is broken', async () => {
    const { uid } = world.ada
    const id = await world.pay(world.ada)
    await world.refund(id, 100)
    const [first] = await entriesOf(uid)
    await world.refs
      .described(ledgerEntries)
      .doc(first?.id ?? '')
      .update({ reference: 'another' })
    const deps = ownDeps([uid])
    await checkLedger(deps)
    await checkLedger(deps)
    const [head] = await deps.ledgerHeads.listLeastChecked()
    expect(head).toMatchObject({ broken: { seq: 1, problem: 'hash' }, isSealed: false })
    expect(await notedOf(`ledgerHeads/${uid}`)).toEqual(['ledger.broken'])
    expect(await sealsOf([uid])).toEqual([])
  })

  test('finds entries that were removed at the end, and a chain that was removed or written anew as a whole', async () => {
    const { uid } = world.ada
    const id = await world.pay(world.ada)
    await world.refund(id, 100)
    const deps = ownDeps([uid])
    await checkLedger(deps)
    const last = (await entriesOf(uid)).at(-1)
    await world.refs
      .described(ledgerEntries)
      .doc(last?.id ?? '')
      .delete()
    await checkLedger(deps)
    expect((await deps.ledgerHeads.listLeastChecked())[0]?.broken).toEqual({ seq: 2, problem: 'gap' })
    await world.refs.described(ledgerHeads).doc(uid).delete()
    await checkLedger(deps)
    await checkLedger(deps)
    const [seal] = await sealsOf([uid])
    expect(seal?.isBroken).toBe(true)
    expect(await notedOf(`ledgerSeals/${seal?.id}`)).toEqual(['ledger.broken'])
  })
})
