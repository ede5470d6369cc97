import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { receivePaymentEvent, confirmPayment } from '../../functions/src/domain/billing/payments.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { createStripeWorld, SOLO, type StripeWorld, TEAM } from '../support/stripe/stripe-world.ts'

let world: StripeWorld

beforeEach(async () => {
  world = await createStripeWorld('stripe-events')
})
afterEach(() => world.stripe.stop())

describe('an event', () => {
  test('that comes twice, at once and again, has its effect once', async () => {
    const { url } = await world.begin()
    const event = world.stripe.pay(url)
    await Promise.all([world.deliver(event), world.deliver(event)])
    await world.deliver(event)
    expect(await world.handled(event.id)).toMatchObject({ outcome: 'applied', type: 'checkout.session.completed' })
    expect((await world.subscription()).creditBalance).toBe(0)
  })

  test('is refused when its content, its secret or its time is another', async () => {
    const { url } = await world.begin()
    const event = world.stripe.pay(url)
    const signed = world.stripe.sign(event)
    const body = new Uint8Array(new TextEncoder().encode(JSON.stringify({ ...event, id: 'evt_other' })))
    const seconds = Math.floor(world.clock.now() / 1000)
    for (const delivery of [
      { body, signature: signed.signature },
      { body: signed.body, signature: null },
      { body: signed.body, signature: 't=1,v1=00' },
      world.stripe.sign(event, { secret: 'whsec_other' }),
      world.stripe.sign(event, { at: seconds - 301 }),
    ]) {
      await expect(receivePaymentEvent(world.deps, delivery)).rejects.toMatchObject({ code: 'signature_invalid' })
    }
    expect(await world.handled(event.id)).toBeUndefined()
    await receivePaymentEvent(world.deps, world.stripe.sign(event, { at: seconds - 290 }))
    expect(await world.subscription()).toMatchObject({ status: 'active' })
  })

  test('of a refund that comes before the one of its payment settles both, in this order', async () => {
    const { url, paymentId } = await world.begin()
    const paid = world.stripe.pay(url)
    const last = world.stripe.events.findLast(({ type }) => type === 'payment_intent.succeeded')
    const refunded = world.stripe.refund(last && 'id' in last.data.object ? last.data.object.id : '', 400)
    await world.deliver(refunded)
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'paid', refundedAmount: 400 })
    await world.deliver(paid)
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'paid', refundedAmount: 400 })
    expect(await world.subscription()).toMatchObject({ status: 'active', creditBalance: 0 })
  })

  test('is sent again while the provider cannot be asked, and applied then', async () => {
    const { url } = await world.begin()
    const event = world.stripe.pay(url)
    world.stripe.goDown('before', 'before', 'before')
    await expect(world.deliver(event)).rejects.toMatchObject({ code: 'payments_unreachable' })
    expect(await world.handled(event.id)).toBeUndefined()
    world.stripe.goDown()
    await world.deliver(event)
    expect(await world.subscription()).toMatchObject({ status: 'active' })
  })

  test.each(['invoices', 'payments', 'paymentEvents'] as const)(
    'whose handling is killed at the write of %s is handled whole when it comes again',
    async (store) => {
      const { url } = await world.begin()
      const event = world.stripe.pay(url)
      const kill = () => {
        throw new Error('killed')
      }
      const killed: Deps = { ...world.deps, [store]: { ...world.deps[store], createIn: kill, updateIn: kill } }
      await expect(world.deliver(event, killed)).rejects.toThrow('killed')
      expect(await world.subscription()).toMatchObject({ status: 'canceled' })
      await world.deliver(event)
      expect(await world.subscription()).toMatchObject({ status: 'active', creditBalance: 0 })
      expect(await world.handled(event.id)).toMatchObject({ outcome: 'applied' })
    },
  )

  test('of nothing that the product asked for is noted and ignored', async () => {
    const event = world.stripe.pay((await world.begin()).url)
    const other = { ...event, id: 'evt_of_a_customer', type: 'customer.created' as const }
    await receivePaymentEvent(world.deps, world.stripe.sign(other))
    expect(await world.handled(other.id)).toMatchObject({ outcome: 'ignored', paymentId: null })
  })

  test('of a payment below the total is held for review and begins no plan', async () => {
    const { url, paymentId } = await world.begin()
    const event = world.stripe.pay(url, { amount: 100 })
    await world.deliver(event)
    await confirmPayment(world.deps, world.ada, { paymentId })
    expect(await world.subscription()).toMatchObject({ status: 'canceled' })
    expect(await world.paymentNow(paymentId)).toMatchObject({ status: 'in_review', reason: 'payment_mismatch' })
    expect(await world.handled(event.id)).toMatchObject({ outcome: 'held' })
    expect(await world.audited(paymentId)).toEqual(['payment.held'])
  })

  test('of a payment whose invoice was voided meanwhile gives the amount as credit', async () => {
    const first = await world.begin(SOLO)
    const second = await world.begin(TEAM, 'purchase2')
    await world.deliver(world.stripe.pay(first.url))
    expect(await world.subscription()).toMatchObject({ status: 'canceled', creditBalance: first.invoice.total })
    await world.deliver(world.stripe.pay(second.url))
    expect(await world.subscription()).toMatchObject({
      status: 'active',
      planId: 'team',
      creditBalance: first.invoice.total,
    })
  })

  test('of a dispute is held for review and leaves the plan', async () => {
    const { paymentId } = await world.buy()
    const event = world.stripe.dispute(await world.intentOf(paymentId))
    await world.deliver(event)
    await world.deliver(event)
    expect(await world.audited(paymentId)).toEqual(['payment.disputed'])
    expect(await world.subscription()).toMatchObject({ status: 'active' })
  })
})
