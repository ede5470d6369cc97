import { createHmac } from 'node:crypto'
import type { Stripe } from 'stripe'
import { AppError } from '../domain/app-error.ts'
import { currentKey } from '../domain/keys/key-ring.ts'
import type { StripeConfig } from '../domain/ports/config.ts'
import type { ChargeOutcome, FoundPayment, PaymentProvider, ProviderRecord } from '../domain/ports/billing.ts'
import type { Clock, KeyRing, Logger } from '../domain/ports/world.ts'
import {
  requestCheckout,
  EXPANDED_CHECKOUT,
  EXPANDED_PAYMENT,
  findCheckout,
  findPayment,
  type HashCard,
  readIntent,
} from './checkout.ts'
import { readStripeEvent } from './stripe-event.ts'

/** Timeout of an operation in milliseconds, with all of its calls and their attempts. */
const OPERATION_TIMEOUT = 20_000
/** Timeout of each attempt in milliseconds; the package repeats a failed attempt up to `RETRIES` times. */
const TIMEOUT = 15_000
const RETRIES = 2
const REFUNDS_AT_ONCE = 100
/** Number of a customer's latest payments searched for an earlier charge. */
const INTENTS_LOOKED_AT = 20

type World = { cardKeys: KeyRing; clock: Clock; logger: Logger }

/**
 * Returns a provider for card payments at Stripe. The package is loaded on the first call. Ids of payments and refunds are the idempotency keys, so a
 * repeated request has one effect; card fingerprints are only returned as keyed hashes. Each operation ends within `OPERATION_TIMEOUT`.
 */
export function createStripeProvider(config: StripeConfig, { cardKeys, clock, logger }: World): PaymentProvider {
  let loaded: Promise<Stripe> | null = null
  const load = () => (loaded ??= openStripe(config))
  const hashCard: HashCard = (fingerprint) =>
    createHmac('sha256', currentKey(cardKeys)).update(fingerprint).digest('base64url')

  return {
    openCheckout: async (request) => {
      const session = await reach(() =>
        limitTime(clock, async () =>
          (await load()).checkout.sessions.create(requestCheckout(request), { idempotencyKey: request.paymentId }),
        ),
      )
      if (!session.url) throw new AppError('payments_unreachable', { message: `checkout ${session.id} has no address` })
      return { url: session.url, externalId: session.id }
    },

    charge: async ({ paymentId, customerId, invoice }) => {
      const charge = async (limit: AbortSignal): Promise<ChargeOutcome> => {
        const stripe = await load()
        const charged = await findCharged(stripe, customerId, paymentId)
        if (charged) return toOutcome(charged, hashCard)
        const cards = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 })
        const [card] = cards.data
        if (!card) return { kind: 'refused', reason: 'no_card' }
        limit.throwIfAborted()
        const intent = await stripe.paymentIntents.create(
          {
            amount: invoice.total,
            currency: invoice.currency,
            customer: customerId,
            payment_method: card.id,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description: invoice.number,
            metadata: { payment_id: paymentId, invoice_id: invoice.id },
            expand: [...EXPANDED_PAYMENT],
          },
          { idempotencyKey: paymentId },
        )
        return toOutcome(intent, hashCard)
      }
      return limitTime(clock, charge).catch((error: unknown) => toFailure(error, logger, paymentId))
    },

    refund: async ({ refundId, payment, amount }) => {
      if (payment.externalId === null) return { kind: 'refused', reason: 'no_payment' }
      const metadata = { refund_id: refundId, payment_id: payment.id }
      const asked = { payment_intent: payment.externalId, amount, metadata }
      try {
        const { status, failure_reason: reason } = await limitTime(clock, async () =>
          (await load()).refunds.create(asked, { idempotencyKey: refundId }),
        )
        if (status === 'succeeded') return { kind: 'done' }
        return status === 'pending' ? { kind: 'unknown' } : { kind: 'refused', reason: reason ?? 'refused' }
      } catch (error) {
        return toFailure(error, logger, refundId)
      }
    },

    lookUp: async ({ kind, id }) => {
      const find = async (): Promise<FoundPayment | null> => {
        const stripe = await load()
        const found = await findRecord(stripe, { kind, id }, hashCard).catch(nullIfMissing)
        const intentId = found?.externalId
        if (!found || found.state !== 'paid' || !intentId) return found
        return { ...found, refunds: await listRefunds(stripe, intentId) }
      }
      return reach(() => limitTime(clock, find))
    },

    readEvent: async ({ body, signature }) =>
      readStripeEvent(await load(), { body, signature, secret: config.webhookSecret, now: clock.now() }),
  }
}

async function openStripe({ secretKey, apiUrl }: StripeConfig): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const settings = { timeout: TIMEOUT, maxNetworkRetries: RETRIES, telemetry: false }
  if (apiUrl === null) return new Client(secretKey, settings)
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return new Client(secretKey, { ...settings, host, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

/**
 * Runs an operation for at most `OPERATION_TIMEOUT`. Stripe's package cannot abort calls under way; the signal keeps the operation from starting
 * another one.
 */
async function limitTime<T>(clock: Clock, operation: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const [limit, ended] = [new AbortController(), new AbortController()]
  const timeIsUp = clock.sleep(OPERATION_TIMEOUT, ended.signal).then((): never => {
    limit.abort()
    throw new Error(`no answer within ${OPERATION_TIMEOUT} ms`)
  })
  try {
    return await Promise.race([operation(limit.signal), timeIsUp])
  } finally {
    ended.abort()
  }
}

async function findRecord(
  stripe: Stripe,
  { kind, id }: ProviderRecord,
  hashCard: HashCard,
): Promise<FoundPayment | null> {
  return kind === 'checkout'
    ? findCheckout(await stripe.checkout.sessions.retrieve(id, { expand: [...EXPANDED_CHECKOUT] }), hashCard)
    : findPayment(await stripe.paymentIntents.retrieve(id, { expand: [...EXPANDED_PAYMENT] }), hashCard)
}

async function listRefunds(stripe: Stripe, intentId: string): Promise<FoundPayment['refunds']> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: REFUNDS_AT_ONCE })
  return data
    .filter(({ status }) => status === 'succeeded')
    .map((refund) => ({
      id: refund.metadata?.['refund_id'] ?? refund.id,
      amount: refund.amount,
      reason: refund.reason ?? 'refunded at the provider',
    }))
}

/** Finds a charge by the id of its payment. Stripe keeps an idempotency key for a day; this look-up finds older charges whose reply was lost. */
async function findCharged(stripe: Stripe, customer: string, paymentId: string): Promise<Stripe.PaymentIntent | null> {
  const expand = EXPANDED_PAYMENT.map((field) => `data.${field}`)
  const { data } = await stripe.paymentIntents.list({ customer, limit: INTENTS_LOOKED_AT, expand })
  const own = data.filter(({ metadata }) => metadata['payment_id'] === paymentId)
  return own.find(({ status }) => status === 'succeeded' || status === 'processing') ?? null
}

function toOutcome(intent: Stripe.PaymentIntent, hashCard: HashCard): ChargeOutcome {
  const { cardHash, reason } = readIntent(intent, hashCard)
  if (intent.status === 'succeeded') return { kind: 'paid', externalId: intent.id, cardHash }
  if (intent.status === 'processing') return { kind: 'unknown' }
  return { kind: 'refused', reason: reason ?? intent.status }
}

/** Returns the type of an error of the package, as named there; null for other errors. */
function typeOf(error: unknown): string | null {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' ? error.type : null
}

function textOf(error: unknown, name: 'code' | 'decline_code'): string | null {
  if (!(error instanceof Error) || !(name in error)) return null
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value
  return typeof value === 'string' ? value : null
}

/**
 * Classifies a failed call: a refused card or an invalid request is a definite reply. Any other failure may have had an effect, so the caller repeats
 * the request with the same id.
 */
function toFailure(
  error: unknown,
  logger: Logger,
  id: string,
): { kind: 'refused'; reason: string } | { kind: 'unknown' } {
  const type = typeOf(error)
  const code = textOf(error, 'code')
  if (type === 'StripeCardError')
    return { kind: 'refused', reason: textOf(error, 'decline_code') ?? code ?? 'card_declined' }
  if (
    type === 'StripeInvalidRequestError' &&
    code !== null &&
    code !== 'lock_timeout' &&
    code !== 'idempotency_key_in_use'
  ) {
    logger.error('a payment request was refused', { id, code })
    return { kind: 'refused', reason: code }
  }
  logger.warn('a payment request has no answer', { id, type: type ?? 'none' })
  return { kind: 'unknown' }
}

/** Calls Stripe. @throws `payments_unreachable` with the package's error as its cause */
async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    throw new AppError('payments_unreachable', { message: `Stripe: ${typeOf(error) ?? 'no answer'}`, cause: error })
  }
}

/** Returns null for a record that Stripe does not have; throws other failures. */
function nullIfMissing(error: unknown): null {
  if (textOf(error, 'code') === 'resource_missing') return null
  throw error
}
