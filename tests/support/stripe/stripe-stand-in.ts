import { createServer, type IncomingMessage } from 'node:http'
import { Stripe } from 'stripe'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import { judgeEvent, judgeReply, judgeRequest } from './official-api.ts'
import { createStripeAccount, StripeFailure } from './stripe-account.ts'

const SECRET_KEY = 'sk_test_standin'
const WEBHOOK_SECRET = 'whsec_standin'

type Outage = 'before' | 'after' | 'never'
type Reply = { status: number; body: object }
export type Delivery = { body: Uint8Array<ArrayBuffer>; signature: string }

/**
 * A fake Stripe with the operations that the product calls: idempotency keys (https://docs.stripe.com/api/idempotent_requests), errors
 * (https://docs.stripe.com/api/errors) and signed events (https://docs.stripe.com/webhooks). Each request, reply and event is checked against
 * Stripe's own description. The test acts as the person at the checkout and the operator in the dashboard, and delivers events in any order.
 */
export async function startStripeStandIn(clock: Pick<Clock, 'now'>) {
  const { answer, ...account } = createStripeAccount(clock)
  const answered = new Map<string, { asked: string; reply: Reply }>()
  const calls: { operation: string; key: string | null }[] = []
  let outages: Outage[] = []
  const refusals: string[] = []

  /** Repeats the first reply of an idempotency key, failures included. A key belongs to one set of parameters. */
  function answerOnce(request: IncomingMessage, url: URL, body: string): Reply {
    const method = request.method ?? 'GET'
    const key = request.headers['idempotency-key']
    calls.push({ operation: `${method} ${url.pathname}`, key: typeof key === 'string' ? key : null })
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }
    }
    const asked = `${method} ${url.pathname} ${body}`
    const known = typeof key === 'string' && method === 'POST' ? answered.get(key) : undefined
    if (known && known.asked !== asked) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.'
      return { status: 400, body: { error: { type: 'idempotency_error', message } } }
    }
    const reply = known?.reply ?? run(() => answer(method, url, body))
    note(() => judgeRequest(method, url, body))
    note(() => judgeReply(method, url.pathname, reply))
    if (typeof key === 'string' && method === 'POST') answered.set(key, { asked, reply: structuredClone(reply) })
    return reply
  }

  /** Collects errors until the stand-in stops, because a thrown error would look like an outage to the product. */
  function note(judge: () => void): void {
    try {
      judge()
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error))
    }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const [outage, ...rest] = outages
      outages = rest
      const url = new URL(request.url ?? '/', 'http://stripe.test')
      if (outage !== 'before') {
        const reply = answerOnce(request, url, Buffer.concat(parts).toString('utf8'))
        if (outage === undefined || outage === 'never') {
          response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body))
          return
        }
      }
      response.writeHead(503, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'Unavailable' } }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  const signer = new Stripe(SECRET_KEY)

  return {
    ...account,
    config: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: `http://127.0.0.1:${address.port}` },
    calls,

    /** Forgets idempotency keys, as Stripe does after a day. */
    forgetKeys: () => answered.clear(),

    /** Sets for each of the next requests whether it fails `before` it is carried out, `after` it, so that the response is lost, or `never`. */
    goDown: (...next: Outage[]) => {
      outages = next
    },

    /** Signs an event for delivery, by default now and with the real secret. */
    sign: (event: object, { at = Math.floor(clock.now() / 1000), secret = WEBHOOK_SECRET } = {}): Delivery => {
      const payload = JSON.stringify(event)
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at })
      return { body: new Uint8Array(new TextEncoder().encode(payload)), signature }
    },

    /** @throws when a request, reply or event did not match Stripe's description */
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      for (const event of account.events) note(() => judgeEvent(event))
      if (refusals.length > 0) throw new Error([...new Set(refusals)].join('\n\n'))
    },
  }
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>

function run(work: () => object): Reply {
  try {
    return { status: 200, body: work() }
  } catch (error) {
    if (error instanceof StripeFailure) return { status: error.status, body: { error: error.failure } }
    throw error
  }
}
