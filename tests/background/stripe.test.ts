import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { confirmPayment, confirmPendingPayments } from '../../functions/src/domain/billing/payments.ts'
import { payInvoice } from '../../functions/src/domain/billing/pay-invoice.ts'
import { noteRefundIn } from '../../functions/src/domain/billing/refund-payment.ts'
import { refundByAdmin } from '../../functions/src/domain/manual-payments/refund-by-admin.ts'
import type { Caller } from '../../functions/src/domain/caller.ts'
import { HOUR } from '../support/publishing.ts'
import { createStripeWorld, type StripeWorld } from '../support/stripe/stripe-world.ts'

const DAY = 24 * HOUR

let world: StripeWorld

beforeEach(async () => {
  world = await createStripeWorld('stripe')
})
afterEach(() => world.stripe.stop())

describe('a checkout', () => {
  test('that is paid begins the plan, keeps the customer for renewals and the card as a keyed hash', async () => {
    const { paymentId, invoice } = await world.buy()
    const subscription = await world.subscription()
    expect(subscription).toMatchObject({ status: 'active', planId: 'solo', provider: 'stripe', openInvoiceId: null })
    expect(subscription.customerId).toMatch(/^cus_/)
    expect(subscription.cardHash).toHaveLength(43)
    expect(subscription.cardHash).not.toContain('fingerprint')
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'paid', amount: invoice.total })
  })

  test('is the same for a repeated purchase, and asks for the total of the invoice once', async () => {
    const [first, again] = [await world.begin(), await world.begin()]
    expect(again.url).toBe(first.url)
    const opened = world.stripe.calls.filter(({ operation }) => operation === 'POST /v1/checkout/sessions')
    expect(opened).toEqual([{ operation: 'POST /v1/checkout/sessions', key: first.paymentId }])
  })

  test('whose card is refused stays open, and is paid with another card', async () => {
    const { url, paymentId } = await world.begin()
    await world.deliver(world.stripe.pay(url, { card: '4000000000000002' }))
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'pending' })
    await world.deliver(world.stripe.pay(url))
    expect(await world.subscription()).toMatchObject({ status: 'active' })
  })

  test('that ended unpaid is followed by another one for the same invoice', async () => {
    const { url, invoice, paymentId } = await world.begin()
    world.stripe.expire(url)
    const next = await payInvoice(world.deps, world.ada, { invoiceId: invoice.id })
    expect(next.url).not.toBe(url)
    expect(await payInvoice(world.deps, world.ada, { invoiceId: invoice.id })).toEqual(next)
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'refused', reason: 'checkout_expired' })
    await world.deliver(world.stripe.pay(next.url))
    expect(await world.subscription()).toMatchObject({ status: 'active', openInvoiceId: null })
  })

  test('cannot be opened for invoices of others, paid ones, or while the provider is down', async () => {
    const { invoice } = await world.begin()
    const ben: Caller = { ...world.ada, uid: 'ben' }
    await expect(payInvoice(world.deps, ben, { invoiceId: invoice.id })).rejects.toMatchObject({ code: 'not_found' })
    world.stripe.goDown('before', 'before', 'before')
    await expect(payInvoice(world.deps, world.ada, { invoiceId: invoice.id })).rejects.toMatchObject({
      code: 'payments_unreachable',
    })
    world.stripe.goDown()
    await world.deliver(world.stripe.pay((await payInvoice(world.deps, world.ada, { invoiceId: invoice.id })).url))
    await expect(payInvoice(world.deps, world.ada, { invoiceId: invoice.id })).rejects.toMatchObject({
      code: 'billing_state',
    })
  })
})

describe('a checkout that was paid without its event', () => {
  test('is settled when the person returns, once, and not for others', async () => {
    const { url, paymentId } = await world.begin()
    expect(await confirmPayment(world.deps, world.ada, { paymentId })).toEqual({ status: 'pending' })
    const event = world.stripe.pay(url)
    await expect(confirmPayment(world.deps, { ...world.ada, uid: 'ben' }, { paymentId })).rejects.toMatchObject({
      code: 'not_found',
    })
    await Promise.all([
      confirmPayment(world.deps, world.ada, { paymentId }),
      world.deliver(event),
      confirmPayment(world.deps, world.ada, { paymentId }),
    ])
    expect(await confirmPayment(world.deps, world.ada, { paymentId })).toEqual({ status: 'paid' })
    expect(await world.subscription()).toMatchObject({ status: 'active', creditBalance: 0 })
  })

  test('is settled by the hourly sweep', async () => {
    const { url } = await world.begin()
    world.stripe.pay(url)
    await confirmPendingPayments(world.deps)
    await confirmPendingPayments(world.deps)
    expect(await world.subscription()).toMatchObject({ status: 'active', creditBalance: 0 })
  })

  test('is settled by the hourly sweep, however many older payments never got a checkout', async () => {
    const { url, paymentId } = await world.begin()
    world.stripe.pay(url)
    const payment = await world.paymentNow(paymentId)
    if (!payment) throw new Error('no payment')
    await world.deps.transact((tx) => {
      const older = { ...payment, externalId: null, createdAt: payment.createdAt - HOUR }
      for (let n = 0; n < 250; n += 1) world.deps.payments.createIn(tx, { ...older, id: `${paymentId}_older${n}` })
      return Promise.resolve()
    })
    await confirmPendingPayments(world.deps)
    expect(await world.subscription()).toMatchObject({ status: 'active', creditBalance: 0 })
  })
})

describe('a renewal', () => {
  test('charges the saved card, and its event changes nothing more', async () => {
    await world.buy()
    const { periodEnd } = await world.subscription()
    await world.renewAt(periodEnd + HOUR)
    const event = world.stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
    if (event) await world.deliver(event)
    expect(await world.subscription()).toMatchObject({ status: 'active', periodStart: periodEnd, creditBalance: 0 })
    const charges = world.stripe.calls.filter(({ operation }) => operation === 'POST /v1/payment_intents')
    expect(charges.map(({ key }) => key)).toEqual([`${(await world.ownInvoices())[1]?.id}_0`])
  })

  test.each([
    ['in the next hour', HOUR, false],
    ['once the keys are forgotten', 2 * DAY, true],
  ])('whose answer is lost is charged once when it is asked for %s', async (_, later, isForgotten) => {
    await world.buy()
    const { periodEnd, customerId } = await world.subscription()
    const before = world.stripe.charges.size
    // The calls that look up earlier charges and the card succeed; the response to the charge is lost.
    world.stripe.goDown('never', 'never', 'after')
    await world.renewAt(periodEnd + HOUR)
    expect(await world.subscription()).toMatchObject({ periodEnd })
    if (isForgotten) world.stripe.forgetKeys()
    await world.renewAt(periodEnd + HOUR + later)
    await world.renewAt(periodEnd + 2 * HOUR + later)
    expect(await world.subscription()).toMatchObject({ status: 'active', periodStart: periodEnd, customerId })
    expect(world.stripe.charges.size).toBe(before + 1)
  })

  test('whose card is refused is paid by the person at a new checkout', async () => {
    await world.buy()
    const { periodEnd, customerId } = await world.subscription()
    world.stripe.saveCard(customerId ?? '', '4000000000000341')
    await world.renewAt(periodEnd)
    const { openInvoiceId } = await world.subscription()
    expect(await world.subscription()).toMatchObject({ status: 'past_due' })
    const { url } = await payInvoice(world.deps, world.ada, { invoiceId: openInvoiceId ?? '' })
    await world.deliver(world.stripe.pay(url))
    expect(await world.subscription()).toMatchObject({
      status: 'active',
      periodStart: periodEnd,
      openInvoiceId: null,
      customerId,
    })
    await world.renewAt(periodEnd + 2 * DAY)
    expect((await world.subscription()).creditBalance).toBe(0)
  })
})

describe('a refund', () => {
  test('that the product asked for is noted once, whether its event or its answer is first', async () => {
    const { paymentId, invoice } = await world.buy()
    const payment = await world.paymentNow(paymentId)
    if (!payment || world.deps.paymentProvider === null) throw new Error('no payment')
    const asked = { refundId: 'refund1', payment, amount: 400 }
    expect(await world.deps.paymentProvider.refund(asked)).toEqual({ kind: 'done' })
    expect(await world.deps.paymentProvider.refund(asked)).toEqual({ kind: 'done' })
    const event = world.stripe.events.findLast(({ type }) => type === 'refund.created')
    if (event) await world.deliver(event)
    await world.deps.transact(async (tx) => {
      const note = { paymentId, refundId: 'refund1', amount: 400, reason: 'asked', by: 'admin' }
      const write = await noteRefundIn(world.deps, tx, note)
      write()
    })
    expect(await world.paymentNow(paymentId)).toMatchObject({ refundedAmount: 400 })
    const more = { refundId: 'refund2', payment, amount: invoice.total }
    expect(await world.deps.paymentProvider.refund(more)).toMatchObject({ kind: 'refused' })
  })

  test('by an admin whose answer is lost is made once when it is repeated, also after its event', async () => {
    const { paymentId } = await world.buy()
    const admin: Caller = { uid: 'admin1', sessionId: 's', role: 'admin' }
    const ask = () =>
      refundByAdmin(world.deps, admin, { paymentId, amount: 400, reason: 'asked', refundKey: 'refund-key1' })
    world.stripe.goDown('after', 'before', 'before')
    await expect(ask()).rejects.toMatchObject({ code: 'payments_unreachable' })
    world.stripe.goDown()
    expect(await world.paymentNow(paymentId)).toMatchObject({ refundedAmount: 0 })
    expect(await ask()).toMatchObject({ refundedAmount: 400, refunds: [{ by: 'admin1', reason: 'asked' }] })
    const event = world.stripe.events.findLast(({ type }) => type === 'refund.created')
    if (event) await world.deliver(event)
    expect(await ask()).toMatchObject({ refundedAmount: 400 })
    expect(await world.audited(paymentId)).toEqual(['payment.refunded'])
  })

  test('of everything in the dashboard ends the plan with a credit note', async () => {
    const { paymentId, invoice } = await world.buy()
    await world.deliver(world.stripe.refund(await world.intentOf(paymentId), invoice.total))
    expect(await world.subscription()).toMatchObject({ status: 'canceled' })
    const kinds = (await world.ownInvoices()).map(({ kind, status }) => `${kind} ${status}`)
    expect(new Set(kinds)).toEqual(new Set(['invoice refunded', 'credit_note paid']))
  })
})
