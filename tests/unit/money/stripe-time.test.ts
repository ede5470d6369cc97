import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStripeProvider } from '../../../functions/src/payments/create-stripe-provider.ts'
import { createTestClock } from '../../support/clock.ts'
import { makeInvoice } from '../../support/factories/invoice.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const invoice = makeInvoice()
const checkout = { paymentId: 'pay_1', invoice, email: '', customerId: null, returnTo: 'https://postwright.test' }

const clock = createTestClock(NOW)
let asked: { operation: string; response: ServerResponse }[]
let server: ReturnType<typeof createServer>
let provider: ReturnType<typeof createStripeProvider>

/** Answers the oldest request that waits. */
const answer = (body: object) =>
  asked.shift()?.response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
async function isAsked(): Promise<void> {
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(1)
}

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push({ operation: `${request.method} ${request.url?.split('?')[0]}`, response })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  provider = createStripeProvider(
    { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: `http://127.0.0.1:${address.port}` },
    {
      clock,
      cardKeys: { current: 'k', keys: new Map([['k', Buffer.alloc(32, 1)]]) },
      logger: { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() },
    },
  )
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

describe('while Stripe does not answer', { timeout: 15_000 }, () => {
  test('a checkout fails after 20 seconds, however many attempts are left', async () => {
    const opening = provider.openCheckout(checkout)
    await isAsked()
    clock.advance(20_000)
    await expect(opening).rejects.toMatchObject({ code: 'payments_unreachable' })
  })

  test('a look-up fails after 20 seconds for its two calls together', async () => {
    const found = provider.lookUp({ kind: 'payment', id: 'pi_1' })
    await isAsked()
    clock.advance(15_000)
    answer({
      id: 'pi_1',
      status: 'succeeded',
      amount: 900,
      currency: 'eur',
      metadata: { payment_id: `${invoice.id}_0`, invoice_id: invoice.id },
    })
    await isAsked()
    clock.advance(5_000)
    await expect(found).rejects.toMatchObject({ code: 'payments_unreachable' })
  })

  test('a charge is unknown after 20 seconds, and is not begun by an answer that comes later', async () => {
    const charging = provider.charge({ paymentId: 'pay_1', customerId: 'cus_1', invoice })
    await isAsked()
    answer({ data: [] })
    await isAsked()
    clock.advance(20_000)
    expect(await charging).toEqual({ kind: 'unknown' })
    expect(asked.map(({ operation }) => operation)).toEqual(['GET /v1/customers/cus_1/payment_methods'])
    answer({ data: [{ id: 'pm_1' }] })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked).toEqual([])
  })
})

test('an answer within 20 seconds counts', async () => {
  const opening = provider.openCheckout(checkout)
  await isAsked()
  clock.advance(19_000)
  answer({ id: 'cs_1', url: 'https://checkout.stripe.test/1' })
  expect(await opening).toEqual({ url: 'https://checkout.stripe.test/1', externalId: 'cs_1' })
  expect(clock.nextEnd()).toBeNull()
})
