import { changePlan, confirmPayment, getBilling, payInvoice, receiveStripeEvent } from '@postwright/core/api/billing'
import { EVENT_BYTES_MAX } from '@postwright/core/model/payment-event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { billablePlans } from '../support/billing.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { type Delivery, startStripeStandIn, type StripeStandIn } from '../support/stripe/stripe-stand-in.ts'

const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur', provider: 'stripe' } as const

let stripe: StripeStandIn
let served: Awaited<ReturnType<typeof serveApi>>
let ada: TestCaller

beforeAll(async () => {
  stripe = await startStripeStandIn({ now: () => Date.now() })
  const { secretKey, webhookSecret, apiUrl } = stripe.config
  const deps = await createLocalDeps({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  })
  served = await serveApi({ ...deps, billablePlans })
})
afterAll(async () => {
  await served.stop()
  await stripe.stop()
})

beforeEach(async () => {
  ada = await createCaller({ api: served.api })
})

function send({ body, signature }: Delivery, headers: Record<string, string> = {}) {
  const file = { bytes: body, type: 'application/json; charset=utf-8' }
  const signed = { ...(signature === '' ? {} : { 'stripe-signature': signature }), ...headers }
  return callApi(receiveStripeEvent, {}, { api: served.api, file, headers: signed })
}

/** Starts a purchase and returns its checkout, invoice and payment. */
async function begin() {
  const reply = dataOf(await ada.call(changePlan, { ...SOLO, purchaseKey: 'purchase1' }))
  if (reply.kind !== 'checkout') throw new Error(`the purchase is ${reply.kind}`)
  const { openInvoice } = dataOf(await ada.call(getBilling, {}))
  const invoiceId = openInvoice?.id ?? ''
  return { url: reply.url, invoiceId, paymentId: `${invoiceId}_stripe` }
}

it('begins the plan that was paid with the signed event, sent without a session, and takes it again', async () => {
  const { url } = await begin()
  const delivery = stripe.sign(stripe.pay(url))
  expect(dataOf(await send(delivery))).toEqual({ received: true })
  expect(dataOf(await send(delivery))).toEqual({ received: true })
  expect(dataOf(await ada.call(getBilling, {}))).toMatchObject({
    subscription: { status: 'active', hasCard: true },
    openInvoice: null,
  })
})

it('refuses events without a signature, with one of another content, and what is no event', async () => {
  const { url } = await begin()
  const delivery = stripe.sign(stripe.pay(url))
  errorOf(await send({ ...delivery, signature: '' }), 'signature_invalid')
  errorOf(await send({ ...delivery, signature: 't=now,v1=é'.normalize('NFD').slice(0, 8) }), 'signature_invalid')
  errorOf(await send({ ...delivery, body: new Uint8Array([123, 125]) }), 'signature_invalid')
  errorOf(await send(stripe.sign({ id: 'evt_1', object: 'v2.core.event' })), 'signature_invalid')
  errorOf(await send(stripe.sign(['no', 'event'])), 'signature_invalid')
  errorOf(await send({ ...delivery, body: new Uint8Array() }), 'signature_invalid')
  expect(dataOf(await ada.call(getBilling, {}))).toMatchObject({ subscription: { status: 'canceled' } })
})

it('refuses bodies that are too large or of another type before it looks at the signature', async () => {
  const body = new Uint8Array(EVENT_BYTES_MAX + 1).fill(32)
  errorOf(await send({ body, signature: 't=1,v1=00' }), 'payload_too_large')
  const delivery = stripe.sign({ id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } })
  errorOf(await send(delivery, { 'content-type': 'text/plain' }), 'unsupported_content_type')
  errorOf(await send(delivery, { 'content-encoding': 'gzip' }), 'unsupported_content_type')
})

it('confirms a payment for the person who made it, when they return before the event', async () => {
  const { url, paymentId, invoiceId } = await begin()
  const ben = await createCaller({ api: served.api })
  errorOf(await ben.call(confirmPayment, { paymentId }), 'not_found')
  errorOf(await ben.call(payInvoice, { invoiceId }), 'not_found')
  errorOf(await callApi(confirmPayment, { paymentId }, { api: served.api }), 'unauthenticated')
  errorOf(await ada.call(confirmPayment, { paymentId: '../users' }), 'validation_failed')
  expect(dataOf(await ada.call(confirmPayment, { paymentId }))).toEqual({ status: 'pending' })
  expect(dataOf(await ada.call(payInvoice, { invoiceId }))).toEqual({ url })
  stripe.pay(url)
  expect(dataOf(await ada.call(confirmPayment, { paymentId }))).toEqual({ status: 'paid' })
  errorOf(await ada.call(payInvoice, { invoiceId }), 'billing_state')
})

it('says so while Stripe cannot be reached, and where no keys are set up', async () => {
  const { paymentId, invoiceId, url } = await begin()
  const event = stripe.sign(stripe.pay(url))
  const down = ['before', 'before', 'before'] as const
  stripe.goDown(...down)
  errorOf(await send(event), 'payments_unreachable')
  stripe.goDown(...down)
  errorOf(await ada.call(confirmPayment, { paymentId }), 'payments_unreachable')
  stripe.goDown(...down)
  errorOf(await ada.call(payInvoice, { invoiceId }), 'payments_unreachable')
  stripe.goDown()
  const without = await serveApi({ ...(await createLocalDeps()), billablePlans })
  const file = { bytes: event.body, type: 'application/json' }
  errorOf(await callApi(receiveStripeEvent, {}, { api: without.api, file }), 'payments_off')
  await without.stop()
})
