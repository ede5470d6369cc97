import { auditLog } from '@postwright/core/collections/audit-log'
import { paymentEvents } from '@postwright/core/collections/payment-events'
import { payments } from '@postwright/core/collections/payments'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import type { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changePlan } from '../../functions/src/domain/billing/change-plan.ts'
import { confirmPayment, confirmPendingPayments } from '../../functions/src/domain/billing/confirm-payment.ts'
import { payInvoice } from '../../functions/src/domain/billing/pay-invoice.ts'
import { listInvoices } from '../../functions/src/domain/billing/read-billing.ts'
import { receivePaymentEvent } from '../../functions/src/domain/billing/receive-event.ts'
import { noteRefundIn } from '../../functions/src/domain/billing/refund-payment.ts'
import { advanceSubscription } from '../../functions/src/domain/billing/sweep-billing.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createStripeProvider } from '../../functions/src/payments/create-stripe-provider.ts'
import { billablePlans } from '../support/billing.ts'
import { createTestClock } from '../support/clock.ts'
import { makeUser } from '../support/factories/user.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'
import { startStripeStandIn, type StripeStandIn } from '../support/stripe/stripe-stand-in.ts'

const DAY = 24 * HOUR
const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const
const TEAM = { ...SOLO, planId: 'team' } as const

let world: PublishingWorld
let deps: Deps
let ada: Caller
let stripe: StripeStandIn
let clock = createTestClock(0)
let people = 0

beforeAll(async () => {
  stripe = await startStripeStandIn({ now: () => clock.now() })
})
afterAll(() => stripe.stop())

beforeEach(async () => {
  world = await createPublishingWorld('stripe')
  clock = world.clock
  people += 1
  ada = { uid: `card-${world.workspaceId}-${people}`, sessionId: 's', role: 'user' }
  const cardKeys = { current: 'k', keys: new Map([['k', Buffer.alloc(32, 1)]]) }
  const paymentProvider = createStripeProvider(stripe.config, { cardKeys, clock, logger: world.deps.logger })
  deps = { ...world.deps, billablePlans, paymentProvider }
  await world.refs.user(ada.uid).set(makeUser({ id: ada.uid, username: 'payer', email: `${ada.uid}@example.com` }))
  stripe.goDown()
  stripe.calls.splice(0)
})

async function now() {
  const found = (await world.refs.described(subscriptions).doc(ada.uid).get()).data()
  if (!found) throw new Error('no subscription')
  return found
}

const ownInvoices = async () => (await listInvoices(deps, ada, {})).invoices.toReversed()
const paymentNow = async (id: string) => (await world.refs.described(payments).doc(id).get()).data()
const handled = async (id: string) => (await world.refs.described(paymentEvents).doc(id).get()).data()
const deliver = (event: Stripe.Event, on = deps) => receivePaymentEvent(on, stripe.sign(event))

/** Begins a purchase; the person is at the checkout then. */
async function begin(choice: typeof SOLO | typeof TEAM = SOLO, key = 'purchase1') {
  const reply = await changePlan(deps, ada, { ...choice, purchaseKey: key, provider: 'stripe' })
  if (reply.kind !== 'checkout') throw new Error(`the purchase is ${reply.kind}`)
  const invoice = (await ownInvoices()).findLast(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error('no invoice')
  return { url: reply.url, invoice, paymentId: `${invoice.id}_stripe` }
}

async function buy(...choice: Parameters<typeof begin>) {
  const begun = await begin(...choice)
  await deliver(stripe.pay(begun.url, { card: '4242424242424242' }))
  return begun
}

async function intentOf(paymentId: string): Promise<string> {
  return (await paymentNow(paymentId))?.externalId ?? ''
}

async function renewAt(at: number) {
  clock.advance(Math.max(0, at - clock.now()))
  await advanceSubscription(deps, ada.uid)
}

const auditOf = async (subject: string) =>
  (await world.refs.described(auditLog).where('subject', '==', subject).get()).docs.map((entry) => entry.data().action)

describe('a checkout', () => {
  test('that is paid begins the plan, keeps the customer for renewals and the card as a keyed hash', async () => {
    const { paymentId, invoice } = await buy()
    const subscription = await now()
    expect(subscription).toMatchObject({ status: 'active', planId: 'solo', provider: 'stripe', openInvoiceId: null })
    expect(subscription.customerId).toMatch(/^cus_/)
    expect(subscription.cardHash).toHaveLength(43)
    expect(subscription.cardHash).not.toContain('fingerprint')
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'paid', amount: invoice.total })
  })

  test('is the same for a repeated purchase, and asks for the total of the invoice once', async () => {
    const [first, again] = [await begin(), await begin()]
    expect(again.url).toBe(first.url)
    const opened = stripe.calls.filter(({ operation }) => operation === 'POST /v1/checkout/sessions')
    expect(opened).toEqual([{ operation: 'POST /v1/checkout/sessions', key: first.paymentId }])
  })

  test('whose card is refused stays open, and is paid with another card', async () => {
    const { url, paymentId } = await begin()
    await deliver(stripe.pay(url, { card: '4000000000000002' }))
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'pending' })
    await deliver(stripe.pay(url))
    expect(await now()).toMatchObject({ status: 'active' })
  })

  test('that ended unpaid is followed by another one for the same invoice', async () => {
    const { url, invoice, paymentId } = await begin()
    stripe.expire(url)
    const next = await payInvoice(deps, ada, { invoiceId: invoice.id })
    expect(next.url).not.toBe(url)
    expect(await payInvoice(deps, ada, { invoiceId: invoice.id })).toEqual(next)
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'refused', reason: 'checkout_expired' })
    await deliver(stripe.pay(next.url))
    expect(await now()).toMatchObject({ status: 'active', openInvoiceId: null })
  })

  test('cannot be opened for invoices of others, paid ones, or while the provider is down', async () => {
    const { invoice } = await begin()
    const ben: Caller = { ...ada, uid: 'ben' }
    await expect(payInvoice(deps, ben, { invoiceId: invoice.id })).rejects.toMatchObject({ code: 'not_found' })
    stripe.goDown('before', 'before', 'before')
    await expect(payInvoice(deps, ada, { invoiceId: invoice.id })).rejects.toMatchObject({
      code: 'payments_unreachable',
    })
    stripe.goDown()
    await deliver(stripe.pay((await payInvoice(deps, ada, { invoiceId: invoice.id })).url))
    await expect(payInvoice(deps, ada, { invoiceId: invoice.id })).rejects.toMatchObject({ code: 'billing_state' })
  })
})

describe('a checkout that was paid without its event', () => {
  test('is settled when the person returns, once, and not for others', async () => {
    const { url, paymentId } = await begin()
    expect(await confirmPayment(deps, ada, { paymentId })).toEqual({ status: 'pending' })
    const event = stripe.pay(url)
    await expect(confirmPayment(deps, { ...ada, uid: 'ben' }, { paymentId })).rejects.toMatchObject({
      code: 'not_found',
    })
    await Promise.all([
      confirmPayment(deps, ada, { paymentId }),
      deliver(event),
      confirmPayment(deps, ada, { paymentId }),
    ])
    expect(await confirmPayment(deps, ada, { paymentId })).toEqual({ status: 'paid' })
    expect(await now()).toMatchObject({ status: 'active', creditBalance: 0 })
  })

  test('is settled by the hourly sweep', async () => {
    const { url } = await begin()
    stripe.pay(url)
    await confirmPendingPayments(deps)
    await confirmPendingPayments(deps)
    expect(await now()).toMatchObject({ status: 'active', creditBalance: 0 })
  })
})

describe('an event', () => {
  test('that comes twice, at once and again, has its effect once', async () => {
    const { url } = await begin()
    const event = stripe.pay(url)
    await Promise.all([deliver(event), deliver(event)])
    await deliver(event)
    expect(await handled(event.id)).toMatchObject({ outcome: 'applied', type: 'checkout.session.completed' })
    expect((await now()).creditBalance).toBe(0)
  })

  test('is refused when its content, its secret or its time is another', async () => {
    const { url } = await begin()
    const event = stripe.pay(url)
    const signed = stripe.sign(event)
    const body = new Uint8Array(new TextEncoder().encode(JSON.stringify({ ...event, id: 'evt_other' })))
    const seconds = Math.floor(clock.now() / 1000)
    for (const delivery of [
      { body, signature: signed.signature },
      { body: signed.body, signature: null },
      { body: signed.body, signature: 't=1,v1=00' },
      stripe.sign(event, { secret: 'whsec_other' }),
      stripe.sign(event, { at: seconds - 301 }),
    ]) {
      await expect(receivePaymentEvent(deps, delivery)).rejects.toMatchObject({ code: 'signature_invalid' })
    }
    expect(await handled(event.id)).toBeUndefined()
    await receivePaymentEvent(deps, stripe.sign(event, { at: seconds - 290 }))
    expect(await now()).toMatchObject({ status: 'active' })
  })

  test('of a refund that comes before the one of its payment settles both, in this order', async () => {
    const { url, paymentId } = await begin()
    const paid = stripe.pay(url)
    const last = stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
    const refunded = stripe.refund(String(last && 'id' in last.data.object ? last.data.object.id : ''), 400)
    await deliver(refunded)
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'paid', refundedAmount: 400 })
    await deliver(paid)
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'paid', refundedAmount: 400 })
    expect(await now()).toMatchObject({ status: 'active', creditBalance: 0 })
  })

  test('is sent again while the provider cannot be asked, and applied then', async () => {
    const { url } = await begin()
    const event = stripe.pay(url)
    stripe.goDown('before', 'before', 'before')
    await expect(deliver(event)).rejects.toMatchObject({ code: 'payments_unreachable' })
    expect(await handled(event.id)).toBeUndefined()
    stripe.goDown()
    await deliver(event)
    expect(await now()).toMatchObject({ status: 'active' })
  })

  test.each(['invoices', 'payments', 'paymentEvents'] as const)(
    'whose handling is killed at the write of %s is handled whole when it comes again',
    async (store) => {
      const { url } = await begin()
      const event = stripe.pay(url)
      const kill = () => {
        throw new Error('killed')
      }
      const killed: Deps = { ...deps, [store]: { ...deps[store], createIn: kill, updateIn: kill } }
      await expect(deliver(event, killed)).rejects.toThrow('killed')
      expect(await now()).toMatchObject({ status: 'canceled' })
      await deliver(event)
      expect(await now()).toMatchObject({ status: 'active', creditBalance: 0 })
      expect(await handled(event.id)).toMatchObject({ outcome: 'applied' })
    },
  )

  test('of nothing that the product asked for is noted and ignored', async () => {
    const [event] = stripe.events
    if (!event) throw new Error('no event')
    const other = { ...event, id: `evt_${people}x`, type: 'customer.created' as const }
    await receivePaymentEvent(deps, stripe.sign(other))
    expect(await handled(other.id)).toMatchObject({ outcome: 'ignored', paymentId: null })
  })

  test('of a payment below the total is held for review and begins no plan', async () => {
    const { url, paymentId } = await begin()
    const event = stripe.pay(url, { amount: 100 })
    await deliver(event)
    await confirmPayment(deps, ada, { paymentId })
    expect(await now()).toMatchObject({ status: 'canceled' })
    expect(await paymentNow(paymentId)).toMatchObject({ status: 'in_review', reason: 'payment_mismatch' })
    expect(await handled(event.id)).toMatchObject({ outcome: 'held' })
    expect(await auditOf(paymentId)).toEqual(['payment.held'])
  })

  test('of a payment whose invoice was voided meanwhile gives the amount as credit', async () => {
    const first = await begin(SOLO)
    const second = await begin(TEAM, 'purchase2')
    await deliver(stripe.pay(first.url))
    expect(await now()).toMatchObject({ status: 'canceled', creditBalance: first.invoice.total })
    await deliver(stripe.pay(second.url))
    expect(await now()).toMatchObject({ status: 'active', planId: 'team', creditBalance: first.invoice.total })
  })

  test('of a dispute is held for review and leaves the plan', async () => {
    const { paymentId } = await buy()
    const event = stripe.dispute(await intentOf(paymentId))
    await deliver(event)
    await deliver(event)
    expect(await auditOf(paymentId)).toEqual(['payment.disputed'])
    expect(await now()).toMatchObject({ status: 'active' })
  })
})

describe('a renewal', () => {
  test('charges the saved card, and its event changes nothing more', async () => {
    await buy()
    const { periodEnd } = await now()
    await renewAt(periodEnd + HOUR)
    const event = stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
    if (event) await deliver(event)
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd, creditBalance: 0 })
    const charges = stripe.calls.filter(({ operation }) => operation === 'POST /v1/payment_intents')
    expect(charges.map(({ key }) => key)).toEqual([`${(await ownInvoices())[1]?.id}_0`])
  })

  test('whose answer is lost is charged once', async () => {
    await buy()
    const { periodEnd, customerId } = await now()
    const before = stripe.charges.size
    // The card is found, and the answer to its charge is lost.
    stripe.goDown('never', 'after')
    await renewAt(periodEnd + HOUR)
    expect(await now()).toMatchObject({ periodEnd })
    await renewAt(periodEnd + 2 * HOUR)
    await renewAt(periodEnd + 3 * HOUR)
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd, customerId })
    expect(stripe.charges.size).toBe(before + 1)
  })

  test('whose card is refused is paid by the person at a new checkout', async () => {
    await buy()
    const { periodEnd, customerId } = await now()
    stripe.saveCard(customerId ?? '', '4000000000000341')
    await renewAt(periodEnd)
    const { openInvoiceId } = await now()
    expect(await now()).toMatchObject({ status: 'past_due' })
    const { url } = await payInvoice(deps, ada, { invoiceId: openInvoiceId ?? '' })
    await deliver(stripe.pay(url))
    expect(await now()).toMatchObject({ status: 'active', periodStart: periodEnd, openInvoiceId: null, customerId })
    await renewAt(periodEnd + 2 * DAY)
    expect((await now()).creditBalance).toBe(0)
  })
})

describe('a refund', () => {
  test('that the product asked for is noted once, whether its event or its answer is first', async () => {
    const { paymentId, invoice } = await buy()
    const payment = await paymentNow(paymentId)
    if (!payment || deps.paymentProvider === null) throw new Error('no payment')
    const asked = { refundId: 'refund1', payment, amount: 400 }
    expect(await deps.paymentProvider.refund(asked)).toEqual({ kind: 'done' })
    expect(await deps.paymentProvider.refund(asked)).toEqual({ kind: 'done' })
    const event = stripe.events.findLast(({ type }) => type === 'refund.created')
    if (event) await deliver(event)
    await deps.transact(async (tx) => {
      const note = { paymentId, refundId: 'refund1', amount: 400, reason: 'asked', by: 'admin' }
      const write = await noteRefundIn(deps, tx, note)
      write()
    })
    expect(await paymentNow(paymentId)).toMatchObject({ refundedAmount: 400 })
    const more = { refundId: 'refund2', payment, amount: invoice.total }
    expect(await deps.paymentProvider.refund(more)).toMatchObject({ kind: 'refused' })
  })

  test('of everything in the dashboard ends the plan with a credit note', async () => {
    const { paymentId, invoice } = await buy()
    await deliver(stripe.refund(await intentOf(paymentId), invoice.total))
    expect(await now()).toMatchObject({ status: 'canceled' })
    const kinds = (await ownInvoices()).map(({ kind, status }) => `${kind} ${status}`)
    expect(new Set(kinds)).toEqual(new Set(['invoice refunded', 'credit_note paid']))
  })
})
