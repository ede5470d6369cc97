import fc from 'fast-check'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../functions/src/domain/app-error.ts'
import { readStripeEvent } from '../../../functions/src/payments/stripe-event.ts'

const stripe = new Stripe('sk_test_unit')
const SECRET = 'whsec_unit'
const NOW = Date.UTC(2026, 10, 20, 12)
const SECONDS = NOW / 1000

const object = { id: 'ch_1', payment_intent: { id: 'pi_1' } }
const payload = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object } })
const body = new Uint8Array(new TextEncoder().encode(payload))

const sign = (timestamp = SECONDS, text = payload) =>
  stripe.webhooks.generateTestHeaderString({ payload: text, secret: SECRET, timestamp })

function read(delivery: { body?: Uint8Array; signature?: string | null } = {}) {
  return readStripeEvent(stripe, { body, signature: sign(), secret: SECRET, now: NOW, ...delivery })
}

function isRefused(delivery: Parameters<typeof read>[0]): boolean {
  try {
    read(delivery)
    return false
  } catch (error) {
    return error instanceof AppError && error.code === 'signature_invalid'
  }
}

const readText = (event: object) => {
  const text = JSON.stringify(event)
  return read({ body: new Uint8Array(new TextEncoder().encode(text)), signature: sign(SECONDS, text) })
}

describe('an event of Stripe', () => {
  test('with one byte changed, added or taken away is refused', () => {
    const change = fc.record({ at: fc.nat(body.length - 1), xor: fc.integer({ min: 1, max: 255 }) })
    fc.assert(
      fc.property(change, ({ at, xor }) =>
        isRefused({ body: body.map((byte, here) => (here === at ? byte ^ xor : byte)) }),
      ),
      { numRuns: 10_000 },
    )
    expect(isRefused({ body: body.subarray(1) })).toBe(true)
    expect(isRefused({ body: new Uint8Array([...body, 32]) })).toBe(true)
    expect(isRefused({ body: new Uint8Array() })).toBe(true)
  })

  test('with any other signature is refused, and never fails in another way', () => {
    const header = fc.oneof(
      fc.string(),
      fc.tuple(fc.integer(), fc.base64String()).map(([time, text]) => `t=${time},v1=${text}`),
      fc.integer({ min: 1, max: SECONDS - 301 }).map((time) => sign(time)),
    )
    fc.assert(
      fc.property(header, (signature) => isRefused({ signature })),
      { numRuns: 10_000 },
    )
    expect(isRefused({ signature: null })).toBe(true)
  })

  test('is accepted for five minutes', () => {
    expect(read({ signature: sign(SECONDS - 300) }).id).toBe('evt_1')
    expect(isRefused({ signature: sign(SECONDS - 301) })).toBe(true)
  })

  test('names the payment or the checkout that it concerns', () => {
    expect(read()).toMatchObject({ record: { kind: 'payment', id: 'pi_1' }, isDispute: false })
    const dispute = {
      id: 'evt_2',
      type: 'charge.dispute.created',
      data: { object: { id: 'du_1', payment_intent: 'pi_2' } },
    }
    expect(readText(dispute)).toMatchObject({ record: { kind: 'payment', id: 'pi_2' }, isDispute: true })
    const session = {
      id: 'evt_3',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', payment_intent: null } },
    }
    expect(readText(session)).toMatchObject({ record: { kind: 'checkout', id: 'cs_1' } })
    for (const type of ['customer.created', 'constructor', '__proto__']) {
      expect(readText({ id: 'evt_4', type, data: { object: { id: 'x' } } }).record).toBeNull()
    }
  })
})
