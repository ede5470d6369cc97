import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import { decodeForm } from './read-request.ts'

const operationSchema = z.object({ asked: z.record(z.string(), z.unknown()), reply: z.record(z.string(), z.unknown()) })
const apiSchema = z.object({
  operations: z.record(z.string(), operationSchema),
  error: z.record(z.string(), z.unknown()),
  schemas: z.record(z.string(), z.unknown()),
})

/** Parameters that Stripe added after the description; its generated types have them (`read-request.ts`). */
const NEWER = new Set(['adaptive_pricing', 'allowed_payment_method_types'])

/**
 * Stripe's OpenAPI description of the operations that the product calls, extracted by `npm run stripe-api` from the newest published file that is
 * available. A request or reply that does not match fails its test.
 */
const api = apiSchema.parse(JSON.parse(readFileSync(new URL('official-api.json', import.meta.url), 'utf8')))
// Forms send numbers and booleans as text, which Stripe converts by the description.
const forms = new Ajv({ strict: false, allErrors: true, coerceTypes: true })
const replies = new Ajv({ strict: false, allErrors: true })
const { schemas } = api
const operations = Object.entries(api.operations).map(([name, { asked, reply }]) => ({
  pattern: name.split(/[ /]/),
  asked: forms.compile({ ...asked, schemas }),
  reply: replies.compile({ ...reply, schemas }),
}))
const error = replies.compile({ ...api.error, schemas })
const event = replies.compile({ $ref: '#/schemas/event', schemas })

/** @throws when Stripe's description lacks the operation or refuses its parameters */
export function judgeRequest(method: string, { pathname, search }: URL, body: string): void {
  const asked = z.record(z.string(), z.unknown()).parse(decodeForm(method === 'POST' ? body : search.slice(1)))
  const known = Object.fromEntries(Object.entries(asked).filter(([name]) => !NEWER.has(name)))
  judge(operationOf(method, pathname).asked, known, `${method} ${pathname}`)
}

/** @throws when the reply does not match Stripe's description of the operation */
export function judgeReply(method: string, pathname: string, { status, body }: { status: number; body: object }): void {
  judge(status === 200 ? operationOf(method, pathname).reply : error, body, `the reply of ${method} ${pathname}`)
}

/** @throws when the event does not match Stripe's description */
export function judgeEvent(sent: object): void {
  judge(event, sent, 'an event')
}

function operationOf(method: string, pathname: string) {
  const parts = [method, ...pathname.split('/')]
  const found = operations.find(
    ({ pattern }) =>
      pattern.length === parts.length && pattern.every((part, at) => part.startsWith('{') || part === parts[at]),
  )
  if (!found) throw new Error(`Stripe's description has no ${method} ${pathname}.`)
  return found
}

function judge(validate: ValidateFunction, value: unknown, what: string): void {
  if (validate(value)) return
  const faults = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  )
  throw new Error(`Stripe's description refuses ${what}:\n${faults.join('\n')}`)
}
