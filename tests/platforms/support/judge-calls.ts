import { Ajv, type ValidateFunction } from 'ajv'
import type { FakeBody } from '../../fakes/support/fake-message.ts'
import { fieldsOf } from '../../fakes/support/fields-of.ts'
import type { LedgerEntry } from '../../fakes/support/ledger.ts'

/** JSON Schema. */
export type Schema = { [keyword: string]: unknown }

/**
 * One operation as a network describes it. `required` names parameters of the query; `asked` is the body, or null without one; `replies`
 * are keyed by status, or `default`.
 */
export type Operation = {
  query: { [name: string]: Schema }
  required?: string[]
  asked: Schema | null
  replies: { [status: string]: Schema }
}

/** Operations by method and path (`GET /2/tweets/{id}`); their schemas refer to shared ones as `#/schemas/<name>`. */
export type Description = { operations: { [name: string]: Operation }; schemas: { [name: string]: Schema } }

type Side = { text: ValidateFunction; json: ValidateFunction }
type Judged = {
  name: string
  pattern: RegExp
  query: Operation['query']
  asks: Side
  body: Side | null
  replies: Map<string, Side>
}

/** Disagreements, each as a sentence that names operation, side and place; `unused`: operations without a call. */
export type Verdict = { faults: string[]; unused: string[] }

/** Compares calls of a ledger with what a network has published about itself. */
export function openJudge({ operations, schemas }: Description): (calls: readonly LedgerEntry[]) => Verdict {
  const options = { strict: false, allErrors: true, validateFormats: false }
  const forms = new Ajv({ ...options, coerceTypes: true })
  const values = new Ajv(options)
  const compile = (schema: Schema): Side => ({
    // Queries and forms carry numbers and flags as text.
    text: forms.compile({ ...schema, schemas }),
    json: values.compile({ ...schema, schemas }),
  })
  const judges = Object.entries(operations).map(([name, { query, required = [], asked, replies }]) => ({
    name,
    pattern: new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    query,
    asks: compile({ type: 'object', properties: query, required, additionalProperties: false }),
    body: asked && compile(asked),
    replies: new Map(Object.entries(replies).map(([status, schema]) => [status, compile(schema)])),
  }))
  return (calls) => ({
    faults: [...new Set(calls.flatMap((call) => judgeCall(judges, call)))].toSorted(),
    unused: judges.filter(({ pattern }) => !calls.some((call) => pattern.test(nameOf(call)))).map(({ name }) => name),
  })
}

const nameOf = ({ method, path }: LedgerEntry) => `${method} ${path}`

function judgeCall(judges: readonly Judged[], call: LedgerEntry): string[] {
  const judge = judges.find(({ pattern }) => pattern.test(nameOf(call)))
  if (!judge) return [`${nameOf(call)} is not described`]
  const { name, query, asks, body, replies } = judge
  const reply = replies.get(String(call.status)) ?? replies.get('default')
  const sides: [string, string[]][] = [
    ['query', faultsOf(asks.text, readQuery(query, call.query))],
    ['body', body ? bodyFaults(body, call.body) : call.body.kind === 'none' ? [] : [': is not described']],
    [String(call.status), reply ? faultsOf(reply.json, call.reply) : [': is not described']],
  ]
  return sides.flatMap(([side, faults]) => faults.map((fault) => `${name} ${side}${fault}`))
}

function faultsOf(judge: ValidateFunction, value: unknown): string[] {
  if (judge(value)) return []
  return (judge.errors ?? []).map(({ instancePath, message, params }) => {
    const place = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*')
    return 'additionalProperty' in params
      ? `${place}/${String(params.additionalProperty)}: is not described`
      : `${place}: ${message}`
  })
}

/** Lists are written as `a,b`. */
function readQuery(described: Operation['query'], query: LedgerEntry['query']): unknown {
  const entries = Object.entries(query)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, described[name]?.type === 'array' ? value.split(',') : value]),
  )
}

function bodyFaults({ text, json }: Side, body: FakeBody): string[] {
  if (body.kind === 'json') return faultsOf(json, body.value)
  const fields = Object.entries(fieldsOf(body))
  const written = fields.map(([name, value]) => [name, typeof value === 'string' ? value : 'a file'])
  return faultsOf(text, Object.fromEntries(written))
}
