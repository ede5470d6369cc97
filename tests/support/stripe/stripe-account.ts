import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import { newCharge, newIntent, newPaymentMethod, newRefund, newSession, type TestCard } from './new-objects.ts'
import {
  CARDS_PARAMS,
  decodeForm,
  EXPAND_PARAMS,
  INTENT_PARAMS,
  INTENTS_PARAMS,
  REFUND_PARAMS,
  REFUNDS_PARAMS,
  SESSION_PARAMS,
} from './read-request.ts'

/** Decline codes of test cards that are refused at once. `4000000000000341` can be saved and is refused when charged later. */
const DECLINES: Partial<Record<TestCard, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
}

type Failure = { type: string; code?: string; decline_code?: string; message: string; payment_intent?: object }

/** A request that Stripe refuses (https://docs.stripe.com/api/errors). */
export class StripeFailure extends Error {
  readonly status: number
  readonly failure: Failure

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

/** A Stripe account with its objects: `answer` is its API, the other functions are acts of people and banks. `events` are in order of time. */
export function createStripeAccount(clock: Pick<Clock, 'now'>) {
  const sessions = new Map<string, Stripe.Checkout.Session>()
  const intents = new Map<string, Stripe.PaymentIntent>()
  const charges = new Map<string, Stripe.Charge>()
  const refunds: Stripe.Refund[] = []
  const cards = new Map<string, { method: Stripe.PaymentMethod; card: TestCard }>()
  const events: Stripe.Event[] = []
  // Makes ids of several accounts differ, because their events are stored in one database.
  const run = randomBytes(4).toString('hex')
  let last = 0

  const now = () => Math.floor(clock.now() / 1000)
  const newId = (prefix: string) => `${prefix}_${run}${String((last += 1)).padStart(6, '0')}`
  const missing = (id: string) =>
    new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such: '${id}'` })

  function parse<T>(schema: { safeParse: (value: unknown) => { success: boolean; data?: T } }, text: string): T {
    const parsed = schema.safeParse(decodeForm(text))
    if (parsed.success && parsed.data !== undefined) return parsed.data
    const message = `Received unknown or invalid parameters: ${text}`
    throw new StripeFailure(400, { type: 'invalid_request_error', code: 'parameter_invalid', message })
  }

  function note(type: string, object: object): Stripe.Event {
    const event: unknown = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    }
    if (!isEvent(event)) throw new Error('not an event')
    events.push(event)
    return event
  }

  function charge(intent: Stripe.PaymentIntent, card: TestCard): Stripe.PaymentIntent {
    const made = newCharge({ id: newId('ch'), created: now() }, intent, card)
    charges.set(made.id, made)
    const paid = { ...intent, status: 'succeeded' as const, amount_received: intent.amount, latest_charge: made.id }
    intents.set(intent.id, paid)
    note('payment_intent.succeeded', paid)
    return paid
  }

  const intentOf = (id: string) => {
    const found = intents.get(id)
    if (!found) throw missing(id)
    return found
  }
  const withCharge = (intent: Stripe.PaymentIntent, expand: readonly string[], prefix = '') => {
    const id = intent.latest_charge
    const isWhole = expand.includes(`${prefix}latest_charge`) && typeof id === 'string'
    return isWhole ? { ...intent, latest_charge: charges.get(id) } : intent
  }

  function createSession(text: string): object {
    const asked = parse(SESSION_PARAMS, text)
    const total = asked.line_items.reduce(
      (sum, { quantity, price_data: price }) => sum + quantity * price.unit_amount,
      0,
    )
    const id = newId('cs_test')
    const session = newSession(
      { id, created: now() },
      {
        amount_subtotal: total,
        amount_total: total,
        allowed_payment_method_types: asked.allowed_payment_method_types,
        cancel_url: asked.cancel_url,
        client_reference_id: asked.client_reference_id,
        currency: asked.line_items[0]?.price_data.currency ?? null,
        customer: asked.customer ?? null,
        customer_creation: asked.customer_creation ?? null,
        customer_email: asked.customer_email ?? null,
        metadata: asked.metadata,
        success_url: asked.success_url,
        url: `https://checkout.stripe.test/c/pay/${id}`,
      },
    )
    sessions.set(id, session)
    return session
  }

  function createIntent(text: string): object {
    const {
      expand,
      amount,
      currency,
      customer,
      payment_method: methodId,
      description,
      metadata,
    } = parse(INTENT_PARAMS, text)
    const saved = cards.get(methodId)
    if (saved?.method.customer !== customer) throw missing(methodId)
    const facts = { id: newId('pi'), created: now(), amount, currency, status: 'requires_payment_method' as const }
    const intent = newIntent(facts, { customer, description, metadata })
    intents.set(intent.id, intent)
    const decline = DECLINES[saved.card] ?? (saved.card === '4000000000000341' ? 'generic_decline' : null)
    if (decline !== null) {
      note('payment_intent.payment_failed', intent)
      const failure = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: decline,
        message: 'Your card was declined.',
      }
      throw new StripeFailure(402, { ...failure, payment_intent: intent })
    }
    return withCharge(charge(intent, saved.card), expand)
  }

  function refund(intentId: string, amount: number, metadata: Stripe.Metadata = {}): Stripe.Refund {
    const intent = intentOf(intentId)
    const done = refunds.filter((each) => each.payment_intent === intentId).reduce((sum, each) => sum + each.amount, 0)
    if (amount > intent.amount_received - done) {
      const message = 'Refund amount is greater than unrefunded amount on charge.'
      throw new StripeFailure(400, { type: 'invalid_request_error', code: 'charge_already_refunded', message })
    }
    const facts = { id: newId('re'), created: now(), amount, currency: intent.currency }
    const made = newRefund(facts, { payment_intent: intentId, metadata })
    refunds.push(made)
    note('refund.created', made)
    return made
  }

  function answer(method: string, { pathname, search }: URL, body: string): object {
    const [, version, area, id = '', sub] = pathname.split('/')
    const query = search.slice(1)
    const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: pathname })
    if (version !== 'v1') throw missing(pathname)
    if (area === 'checkout' && id === 'sessions') {
      if (method === 'POST' && sub === undefined) return createSession(body)
      const session = sessions.get(sub ?? '')
      if (!session) throw missing(sub ?? '')
      const expand = parse(EXPAND_PARAMS, query).expand ?? []
      const intentId = session.payment_intent
      const isWhole = expand.includes('payment_intent') && typeof intentId === 'string'
      return isWhole
        ? { ...session, payment_intent: withCharge(intentOf(intentId), expand, 'payment_intent.') }
        : session
    }
    if (area === 'payment_intents') {
      if (method === 'POST' && id === '') return createIntent(body)
      if (id === '') {
        const { customer, expand } = parse(INTENTS_PARAMS, query)
        const own = [...intents.values()].filter((intent) => intent.customer === customer)
        return list(own.map((intent) => withCharge(intent, expand, 'data.')).toReversed())
      }
      return withCharge(intentOf(id), parse(EXPAND_PARAMS, query).expand ?? [])
    }
    if (area === 'customers' && sub === 'payment_methods') {
      parse(CARDS_PARAMS, query)
      const own = [...cards.values()].filter(({ method: { customer } }) => customer === id)
      return list(own.map(({ method: saved }) => saved).toReversed())
    }
    if (area === 'refunds' && method === 'POST') {
      const asked = parse(REFUND_PARAMS, body)
      return refund(asked.payment_intent, asked.amount, asked.metadata)
    }
    if (area === 'refunds') {
      const { payment_intent: intentId } = parse(REFUNDS_PARAMS, query)
      return list(refunds.filter((each) => each.payment_intent === intentId).toReversed())
    }
    throw missing(pathname)
  }

  return {
    events,
    charges,
    answer,

    /** Pays at a checkout's address. A refused card leaves the checkout open. @returns the event */
    pay: (checkoutUrl: string, { card = '4242424242424242', amount }: { card?: TestCard; amount?: number } = {}) => {
      const session = sessions.get(checkoutUrl.split('/').at(-1) ?? '')
      if (session?.status !== 'open') throw new Error('this checkout is not open')
      const total = amount ?? session.amount_total ?? 0
      const customer = typeof session.customer === 'string' ? session.customer : newId('cus')
      const metadata = session.metadata ?? {}
      const facts = { id: newId('pi'), created: now(), amount: total, currency: session.currency ?? '' }
      const intent = newIntent({ ...facts, status: 'requires_payment_method' }, { customer, metadata })
      intents.set(intent.id, intent)
      if (DECLINES[card] !== undefined) {
        sessions.set(session.id, { ...session, payment_intent: intent.id })
        return note('payment_intent.payment_failed', intent)
      }
      const method = newPaymentMethod({ id: newId('pm'), created: now() }, customer, card)
      cards.set(method.id, { method, card })
      charge(intent, card)
      const status = { status: 'complete', payment_status: 'paid', url: null } as const
      const complete = { ...session, ...status, payment_intent: intent.id, customer }
      sessions.set(session.id, complete)
      return note('checkout.session.completed', complete)
    },

    /** Expires an unpaid checkout, as Stripe does after a day. @returns the event */
    expire: (checkoutUrl: string) => {
      const session = sessions.get(checkoutUrl.split('/').at(-1) ?? '')
      if (!session) throw new Error('no such checkout')
      sessions.set(session.id, { ...session, status: 'expired', url: null })
      return note('checkout.session.expired', session)
    },

    /** Refunds as the operator in the dashboard. @returns the event */
    refund: (intentId: string, amount: number) => {
      const made = refund(intentId, amount)
      return note('refund.updated', made)
    },

    /** Disputes a charge as the card's bank. @returns the event */
    dispute: (intentId: string) =>
      note('charge.dispute.created', { id: newId('du'), object: 'dispute', payment_intent: intentId }),

    /** Saves another card, which becomes the customer's newest. */
    saveCard: (customer: string, card: TestCard) => {
      const method = newPaymentMethod({ id: newId('pm'), created: now() }, customer, card)
      cards.set(method.id, { method, card })
    },
  }
}

function isEvent(value: unknown): value is Stripe.Event {
  return typeof value === 'object' && value !== null && 'data' in value
}
