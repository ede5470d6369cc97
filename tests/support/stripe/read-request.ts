import type { Stripe } from 'stripe'
import { z } from 'zod'

const metadataSchema = z.record(z.string().max(40), z.string().max(500))
const countSchema = z.string().regex(/^\d+$/).transform(Number)
const flagSchema = z.enum(['true', 'false']).transform((flag) => flag === 'true')
const currencySchema = z.string().regex(/^[a-z]{3}$/)

/**
 * Parameters that the stand-in accepts, by operation. It refuses others, as Stripe does
 * (https://docs.stripe.com/api/checkout/sessions/create, …/payment_intents/create, …/refunds/create). Below, they are checked against the types
 * that Stripe generates from its OpenAPI description.
 */
export const SESSION_PARAMS = z.strictObject({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200),
  line_items: z
    .array(
      z.strictObject({
        quantity: countSchema,
        price_data: z.strictObject({
          currency: currencySchema,
          unit_amount: countSchema,
          product_data: z.strictObject({ name: z.string().min(1).max(250) }),
        }),
      }),
    )
    .min(1)
    .max(100),
  allowed_payment_method_types: z.array(z.literal('card')),
  adaptive_pricing: z.strictObject({ enabled: flagSchema }),
  payment_intent_data: z.strictObject({
    setup_future_usage: z.literal('off_session'),
    description: z.string().max(1000),
    metadata: metadataSchema,
  }),
  customer: z.string().startsWith('cus_').optional(),
  customer_creation: z.literal('always').optional(),
  customer_email: z.email().optional(),
  metadata: metadataSchema,
  success_url: z.url(),
  cancel_url: z.url(),
})

export const INTENT_PARAMS = z.strictObject({
  amount: countSchema,
  currency: currencySchema,
  customer: z.string().startsWith('cus_'),
  payment_method: z.string().startsWith('pm_'),
  allowed_payment_method_types: z.array(z.literal('card')),
  off_session: flagSchema,
  confirm: flagSchema,
  description: z.string().max(1000),
  metadata: metadataSchema,
  expand: z.array(z.string()).max(10),
})

export const REFUND_PARAMS = z.strictObject({
  payment_intent: z.string().startsWith('pi_'),
  amount: countSchema,
  metadata: metadataSchema,
})

export const EXPAND_PARAMS = z.strictObject({ expand: z.array(z.string()).max(10).optional() })
export const INTENTS_PARAMS = z.strictObject({
  customer: z.string().startsWith('cus_'),
  limit: countSchema,
  expand: z.array(z.literal('data.latest_charge')),
})
export const CARDS_PARAMS = z.strictObject({ type: z.literal('card'), limit: countSchema })
export const REFUNDS_PARAMS = z.strictObject({ payment_intent: z.string().startsWith('pi_'), limit: countSchema })

/** Fails the type check if the stand-in accepts a parameter that Stripe does not have. */
type Known<Params, Official> = [Params] extends [Official] ? true : never
export const JUDGED_BY_STRIPES_TYPES: [
  Known<z.output<typeof SESSION_PARAMS>, Stripe.Checkout.SessionCreateParams>,
  Known<Exclude<keyof z.output<typeof SESSION_PARAMS>, keyof Stripe.Checkout.SessionCreateParams>, never>,
  Known<z.output<typeof INTENT_PARAMS>, Stripe.PaymentIntentCreateParams>,
  Known<Exclude<keyof z.output<typeof INTENT_PARAMS>, keyof Stripe.PaymentIntentCreateParams>, never>,
  Known<z.output<typeof REFUND_PARAMS>, Stripe.RefundCreateParams>,
  Known<Exclude<keyof z.output<typeof REFUND_PARAMS>, keyof Stripe.RefundCreateParams>, never>,
] = [true, true, true, true, true, true]

type Value = string | Value[] | { [name: string]: Value }

/** Decodes form fields as Stripe does: `a[b]` is a field of an object, `a[0]` and `a[]` are items of a list. */
export function decodeForm(text: string): unknown {
  const root: { [name: string]: Value } = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => (part.endsWith(']') ? part.slice(0, -1) : part))
    let at: { [name: string]: Value } = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      const inner = typeof next === 'object' && !Array.isArray(next) ? next : {}
      at[part] = inner
      at = inner
    }
    at[path.at(-1) || String(Object.keys(at).length)] = value
  }
  return withLists(root)
}

function withLists(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, each]): [string, Value] => [name, withLists(each)])
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at))
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries)
}
