import { auditLog } from '@postwright/core/collections/audit-log'
import { paymentEvents } from '@postwright/core/collections/payment-events'
import { payments } from '@postwright/core/collections/payments'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import type { Stripe } from 'stripe'
import { changePlan } from '../../../functions/src/domain/billing/change-plan.ts'
import { listInvoices } from '../../../functions/src/domain/billing/read-billing.ts'
import { receivePaymentEvent } from '../../../functions/src/domain/billing/payments.ts'
import { advanceSubscription } from '../../../functions/src/domain/billing/sweep-billing.ts'
import type { Caller } from '../../../functions/src/domain/caller.ts'
import type { Deps } from '../../../functions/src/domain/ports/deps.ts'
import { createStripeProvider } from '../../../functions/src/payments/create-stripe-provider.ts'
import { billablePlans } from '../billing.ts'
import { makeUser } from '../factories/user.ts'
import { createPublishingWorld } from '../publishing.ts'
import { startStripeStandIn } from './stripe-stand-in.ts'

export const SOLO = { planId: 'solo', version: 1, interval: 'month', currency: 'eur' } as const
export const TEAM = { ...SOLO, planId: 'team' } as const

/** A person who pays by card, on the Firestore emulator, with the Stripe stand-in on the same clock. */
export async function createStripeWorld(file: string) {
  const world = await createPublishingWorld(file)
  const { clock, refs } = world
  const stripe = await startStripeStandIn(clock)
  const ada: Caller = { uid: `card-${world.workspaceId}`, sessionId: 's', role: 'user' }
  const cardKeys = { current: 'k', keys: new Map([['k', Buffer.alloc(32, 1)]]) }
  const paymentProvider = createStripeProvider(stripe.config, { cardKeys, clock, logger: world.deps.logger })
  const deps: Deps = { ...world.deps, billablePlans, paymentProvider }
  await refs.user(ada.uid).set(makeUser({ id: ada.uid, username: 'payer', email: `${ada.uid}@example.com` }))

  const ownInvoices = async () => (await listInvoices(deps, ada, {})).invoices.toReversed()
  const paymentNow = async (id: string) => (await refs.described(payments).doc(id).get()).data()
  const deliver = (event: Stripe.Event, on = deps) => receivePaymentEvent(on, stripe.sign(event))

  /** Starts a purchase up to its checkout. */
  async function begin(choice: typeof SOLO | typeof TEAM = SOLO, key = 'purchase1') {
    const reply = await changePlan(deps, ada, { ...choice, purchaseKey: key, provider: 'stripe' })
    if (reply.kind !== 'checkout') throw new Error(`the purchase is ${reply.kind}`)
    const invoice = (await ownInvoices()).find(({ status }) => status === 'open')
    if (!invoice) throw new Error('no open invoice')
    return { url: reply.url, invoice, paymentId: `${invoice.id}_stripe` }
  }

  return {
    clock,
    deps,
    ada,
    stripe,
    ownInvoices,
    paymentNow,
    deliver,
    begin,

    subscription: async () => {
      const found = (await refs.described(subscriptions).doc(ada.uid).get()).data()
      if (!found) throw new Error('no subscription')
      return found
    },

    /** The product's record of an event. */
    handled: async (id: string) => (await refs.described(paymentEvents).doc(id).get()).data(),

    audited: async (subject: string) =>
      (await refs.described(auditLog).where('subject', '==', subject).get()).docs.map((entry) => entry.data().action),

    buy: async (...choice: Parameters<typeof begin>) => {
      const begun = await begin(...choice)
      await deliver(stripe.pay(begun.url))
      return begun
    },

    /** Stripe's id of a payment. */
    intentOf: async (paymentId: string) => (await paymentNow(paymentId))?.externalId ?? '',

    renewAt: async (at: number) => {
      clock.advance(Math.max(0, at - clock.now()))
      await advanceSubscription(deps, ada.uid)
    },
  }
}

export type StripeWorld = Awaited<ReturnType<typeof createStripeWorld>>
