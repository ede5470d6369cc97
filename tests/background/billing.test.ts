import { invoices } from '@postwright/core/collections/invoices'
import { mails } from '@postwright/core/collections/mails'
import { payments } from '@postwright/core/collections/payments'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import type { Subscription } from '@postwright/core/model/subscription'
import { addPeriods } from '@postwright/core/money/billing-period'
import { beforeEach, describe, expect, test } from 'vitest'
import { changePlan } from '../../functions/src/domain/billing/change-plan.ts'
import { previewChange } from '../../functions/src/domain/billing/preview-change.ts'
import { listInvoices } from '../../functions/src/domain/billing/read-billing.ts'
import { noteRefundIn } from '../../functions/src/domain/billing/refund-payment.ts'
import { settleInvoiceIn } from '../../functions/src/domain/billing/settle-invoice.ts'
import {
  saveBillingDetails,
  setCancellation,
  setPause,
  startTrial,
} from '../../functions/src/domain/billing/subscription-commands.ts'
import { advanceSubscription } from '../../functions/src/domain/billing/sweep-billing.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { billablePlans, createTestProvider } from '../support/billing.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

const DAY = 24 * HOUR
const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const
const TEAM = { ...SOLO, planId: 'team' } as const

let world: PublishingWorld
let deps: Deps
let ada: Caller
let bank: ReturnType<typeof createTestProvider>
let people = 0

beforeEach(async () => {
  world = await createPublishingWorld('billing')
  people += 1
  ada = { uid: `payer-${world.workspaceId}-${people}`, sessionId: 's', role: 'user' }
  bank = createTestProvider()
  const mailSender = { isOn: true, sendMail: () => Promise.resolve({ kind: 'sent' as const }) }
  deps = { ...world.deps, billablePlans, paymentProvider: bank.provider, mailSender }
  await world.refs.user(ada.uid).set(makeUser({ id: ada.uid, username: 'payer', email: `${ada.uid}@example.com` }))
})

/** Moves the clock to a time, never back. */
function moveTo(at: number): void {
  world.clock.advance(Math.max(0, at - world.clock.now()))
}

async function now(): Promise<Subscription> {
  const found = (await world.refs.described(subscriptions).doc(ada.uid).get()).data()
  if (!found) throw new Error('no subscription')
  return found
}

const ownInvoices = async () => (await listInvoices(deps, ada, {})).invoices.toReversed()
const invoiceNow = async (id: string) => (await world.refs.described(invoices).doc(id).get()).data()
const paymentNow = async (id: string) => (await world.refs.described(payments).doc(id).get()).data()

async function toldOf(): Promise<string[]> {
  const found = await world.refs.described(mails).where('to', '==', `${ada.uid}@example.com`).get()
  return found.docs
    .map((mail) => mail.data())
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ facts }) => facts['event'] ?? '')
}

/** Buys a plan by card and settles its invoice, as the provider's message about the checkout does. */
async function buy(choice: typeof SOLO | typeof TEAM = SOLO, key = 'purchase1') {
  const reply = await changePlan(deps, ada, { ...choice, purchaseKey: key, provider: 'stripe' })
  if (reply.kind !== 'checkout') return reply
  const paymentId = reply.url.split('/').at(-1) ?? ''
  const invoiceId = (await paymentNow(paymentId))?.invoiceId ?? ''
  await settle(invoiceId, paymentId)
  return reply
}

async function settle(invoiceId: string, paymentId: string): Promise<void> {
  const invoice = await invoiceNow(invoiceId)
  const amount = invoice?.total ?? 0
  const payment = { id: paymentId, provider: 'stripe', amount, currency: 'eur', externalId: 'pi_1' } as const
  await deps.transact(async (tx) => {
    const write = await settleInvoiceIn(deps, tx, {
      invoiceId,
      payment: { ...payment, cardHash: 'card', customerId: 'cus_1' },
    })
    write()
  })
}

async function refund(paymentId: string, refundId: string, amount: number): Promise<void> {
  await deps.transact(async (tx) => {
    const write = await noteRefundIn(deps, tx, { paymentId, refundId, amount, reason: 'asked', by: 'admin' })
    write()
  })
}

const sweepAt = async (at: number) => {
  moveTo(at)
  await advanceSubscription(deps, ada.uid)
}

describe('buying a plan', () => {
  test('issues one invoice for a key, and its payment begins the period that was bought', async () => {
    const first = await changePlan(deps, ada, { ...SOLO, purchaseKey: 'purchase1', provider: 'stripe' })
    const again = await changePlan(deps, ada, { ...SOLO, purchaseKey: 'purchase1', provider: 'stripe' })
    expect(again).toEqual(first)
    expect(await ownInvoices()).toHaveLength(1)
    await buy()
    const subscription = await now()
    expect(subscription).toMatchObject({ status: 'active', planId: 'solo', periodAmount: 900, openInvoiceId: null })
    expect(subscription.periodEnd).toBe(addPeriods(subscription.periodStart, 'month', subscription.anchorDay))
    expect(await toldOf()).toEqual(['receipt'])
  })

  test('settles a payment once, and keeps what was paid twice or too much as credit', async () => {
    await buy()
    const [invoice] = await ownInvoices()
    const id = invoice?.id ?? ''
    await settle(id, `${id}_stripe`)
    expect((await now()).creditBalance).toBe(0)
    await settle(id, 'another-payment')
    expect((await now()).creditBalance).toBe(900)
  })

  test('previews to the minor unit what a change then costs', async () => {
    await buy()
    moveTo((await now()).periodStart + 10 * DAY)
    const preview = await previewChange(deps, ada, TEAM)
    await buy(TEAM, 'purchase2')
    const [, invoice] = await ownInvoices()
    expect(invoice).toMatchObject({ total: preview.total, lines: preview.lines })
    expect(preview.lines.map(({ kind }) => kind)).toEqual(['plan', 'unused'])
    expect(await now()).toMatchObject({ planId: 'team', periodAmount: 2900, status: 'active' })
  })

  test('plans a cheaper plan for the end of the period', async () => {
    await buy(TEAM)
    const { periodEnd } = await now()
    expect(await buy(SOLO, 'purchase2')).toEqual({ kind: 'scheduled', at: periodEnd })
    await sweepAt(periodEnd + HOUR)
    expect(await now()).toMatchObject({ planId: 'solo', periodStart: periodEnd, pendingChange: null, status: 'active' })
    expect([...bank.charged.values()]).toEqual([900])
  })
})

describe('a renewal', () => {
  test('is billed once, whether it is repeated, run twice at once, or late', async () => {
    await buy()
    const { periodEnd } = await now()
    moveTo(periodEnd + HOUR)
    await Promise.all([advanceSubscription(deps, ada.uid), advanceSubscription(deps, ada.uid)])
    await advanceSubscription(deps, ada.uid)
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd })
    expect(await ownInvoices()).toHaveLength(2)
    expect(bank.charged.size).toBe(1)
  })

  test('that is three months late bills the running period only', async () => {
    await buy()
    const { periodEnd, anchorDay } = await now()
    await sweepAt(addPeriods(periodEnd, 'month', anchorDay, 3) + DAY)
    expect((await now()).periodStart).toBe(addPeriods(periodEnd, 'month', anchorDay, 3))
    expect(bank.charged.size).toBe(1)
  })

  test('without an answer asks again with the same payment', async () => {
    await buy()
    const { periodEnd } = await now()
    bank.answers.push('unknown')
    await sweepAt(periodEnd + HOUR)
    expect(await now()).toMatchObject({ status: 'active', periodEnd })
    await sweepAt(periodEnd + 2 * HOUR)
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd })
    expect(bank.charged.size).toBe(1)
  })

  test('that was charged before the worker was killed is settled without another charge', async () => {
    await buy()
    const { periodEnd } = await now()
    moveTo(periodEnd + HOUR)
    const killed = {
      ...deps,
      payments: {
        ...deps.payments,
        createIn: () => {
          throw new Error('killed')
        },
      },
    }
    await expect(advanceSubscription(killed, ada.uid)).rejects.toThrow('killed')
    await advanceSubscription(deps, ada.uid)
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd })
    expect(bank.charged.size).toBe(1)
    expect(await ownInvoices()).toHaveLength(2)
  })

  test('that fails is tried after 1, 3, 5 and 7 days, and then the plan ends with grace', async () => {
    await buy()
    const { periodEnd } = await now()
    bank.answers.push('refused', 'refused', 'refused', 'refused', 'refused')
    const states: string[] = []
    for (const days of [0, 1, 3, 5]) {
      await sweepAt(periodEnd + days * DAY)
      states.push((await now()).status)
    }
    expect(states).toEqual(['past_due', 'past_due', 'past_due', 'past_due'])
    await sweepAt(periodEnd + 7 * DAY)
    expect(await now()).toMatchObject({ status: 'canceled', graceUntil: periodEnd + 21 * DAY, dueAt: null })
    expect((await ownInvoices()).map(({ status }) => status)).toEqual(['paid', 'void'])
    expect(await toldOf()).toEqual(['receipt', ...Array.from({ length: 4 }, () => 'payment_failed'), 'ended'])
  })

  test('that fails and is paid later by hand is active again', async () => {
    await buy()
    const { periodEnd } = await now()
    bank.answers.push('refused')
    await sweepAt(periodEnd)
    const { openInvoiceId } = await now()
    await settle(openInvoiceId ?? '', 'by-hand')
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd, openInvoiceId: null })
  })
})

describe('a trial', () => {
  test('is given once, is announced to end once, and leads to Free without a payment', async () => {
    const { trialEnd } = await startTrial(deps, ada, SOLO)
    expect(await startTrial(deps, ada, SOLO)).toEqual({ trialEnd })
    await sweepAt(trialEnd - 3 * DAY)
    await sweepAt(trialEnd - 2 * DAY)
    expect(await toldOf()).toEqual(['trial_ending'])
    await sweepAt(trialEnd)
    expect(await now()).toMatchObject({ status: 'canceled', dueAt: null })
    await expect(startTrial(deps, ada, TEAM)).rejects.toMatchObject({ code: 'trial_used' })
    expect(bank.charged.size).toBe(0)
  })

  test('goes on to its end where the plan is bought before', async () => {
    const { trialEnd } = await startTrial(deps, ada, SOLO)
    await buy()
    expect(await now()).toMatchObject({ status: 'active', periodStart: trialEnd })
  })
})

describe('leaving', () => {
  test('at the end of the period can be taken back, and ends the plan otherwise', async () => {
    await buy()
    const { periodEnd } = await now()
    expect(await setCancellation(deps, ada, { cancelAtPeriodEnd: true })).toEqual({ endsAt: periodEnd })
    expect(await setCancellation(deps, ada, { cancelAtPeriodEnd: false })).toEqual({ endsAt: null })
    await setCancellation(deps, ada, { cancelAtPeriodEnd: true })
    await sweepAt(periodEnd)
    expect(await now()).toMatchObject({ status: 'canceled', planId: 'solo' })
    expect(bank.charged.size).toBe(0)
  })

  test('for a pause stops the paid time, and resumes by itself', async () => {
    await buy()
    const { periodEnd } = await now()
    moveTo(periodEnd - 5 * DAY)
    const { resumeAt } = await setPause(deps, ada, { months: 2 })
    await sweepAt((resumeAt ?? 0) + DAY)
    expect(await now()).toMatchObject({ status: 'active', periodEnd: (resumeAt ?? 0) + 5 * DAY, pausedAt: null })
    expect(bank.charged.size).toBe(0)
  })
})

describe('a refund', () => {
  test('in part leaves the plan, in whole ends it, and each has a credit note', async () => {
    await buy()
    const [invoice] = await ownInvoices()
    const paymentId = `${invoice?.id}_stripe`
    await refund(paymentId, 'refund1', 400)
    await refund(paymentId, 'refund1', 400)
    expect(await now()).toMatchObject({ status: 'active' })
    await expect(refund(paymentId, 'refund2', 501)).rejects.toMatchObject({ code: 'refund_refused' })
    await refund(paymentId, 'refund3', 500)
    expect(await now()).toMatchObject({ status: 'canceled' })
    const notes = (await ownInvoices()).filter(({ kind }) => kind === 'credit_note')
    expect(notes.map(({ total }) => total).toSorted((a, b) => b - a)).toEqual([-400, -500])
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'refunded', refundedAmount: 900 })
  })
})

test('an invoice is made out to the details as they are when it is issued, and names leave it with the account', async () => {
  const details = { name: 'Ada Ltd', address: '1 Row', country: 'GB', vatId: '' }
  await saveBillingDetails(deps, ada, { details })
  await buy()
  expect((await ownInvoices())[0]?.details).toEqual(details)
  await deps.invoices.removePerson(ada.uid)
  expect((await ownInvoices())[0]?.details).toEqual({ name: '', address: '', country: null, vatId: '' })
})
