import { parseJson } from '@postwright/core/text/parse-json'
import { z } from 'zod'
import { fieldsOf } from '../../fakes/support/fields-of.ts'
import type { LedgerEntry } from '../../fakes/support/ledger.ts'

/** One call of a public provider: facts only. `{name}` stands for a known value, or one kept from an earlier reply. */
export type Step = {
  /** `POST /v1.0/{user}/threads`, or a whole address that was kept. */
  call: string
  query?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  /** A file of this many bytes. */
  bytes?: number
  headers?: Record<string, string>
  /** Fields of the reply by the names under which later steps use them; `header:<name>` reads a header. */
  keep?: Record<string, string>
  /** A field of the reply and its value at which the provider goes on; until then it asks again. */
  until?: [field: string, value: string]
}

const LOOKS_MAX = 6

/** Sends what a public provider sends, in its order. @throws when the network refuses a call or never gets ready */
export async function replay(url: string, steps: readonly Step[], known: Record<string, string>): Promise<void> {
  const values = { ...known }
  for (const step of steps) {
    for (let look = 1; ; look += 1) {
      const reply = await send(url, step, values)
      for (const [name, field] of Object.entries(step.keep ?? {})) values[name] = readField(reply, field)
      if (!step.until || readField(reply, step.until[0]) === step.until[1]) break
      if (look === LOOKS_MAX) throw new Error(`${step.call} is never ${step.until[1]}`)
    }
  }
}

type Reply = { headers: Headers; body: unknown }

async function send(url: string, step: Step, values: Record<string, string>): Promise<Reply> {
  const fill = (text: string, write = (value: string) => value) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => write(values[name] ?? ''))
  const [method = '', path = ''] = step.call.split(' ')
  const address = new URL(path.startsWith('{') ? fill(path) : fill(path, encodeURIComponent), url)
  for (const [name, value] of Object.entries(step.query ?? {})) address.searchParams.set(name, fill(value))
  const headers = new Headers(Object.entries(step.headers ?? {}).map(([name, value]) => [name, fill(value)]))
  if (step.json !== undefined) headers.set('content-type', 'application/json')
  const reply = await fetch(address, { method, headers, body: bodyOf(step, fill) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${step.call} was refused with ${reply.status}: ${text}`)
  return { headers: reply.headers, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

function bodyOf({ json, form, bytes }: Step, fill: (text: string) => string): RequestInit['body'] {
  if (json !== undefined) return JSON.stringify(json, (_, value) => (typeof value === 'string' ? fill(value) : value))
  if (bytes !== undefined) return new Uint8Array(bytes)
  if (form === undefined) return null
  const fields = new FormData()
  for (const [name, value] of Object.entries(form)) fields.set(name, fill(value))
  return fields
}

function readField({ headers, body }: Reply, field: string): string {
  if (field.startsWith('header:')) return headers.get(field.slice('header:'.length)) ?? ''
  const found = field.split('.').reduce<unknown>((inner, name) => Object(inner)[name], body)
  return z.coerce.string().parse(found)
}

/**
 * Calls of a public provider that are missing from ours. Each must follow the previous one and have every field that the provider
 * sends, anywhere in the call.
 */
export function missingSteps(
  steps: readonly Step[],
  ledger: readonly LedgerEntry[],
  except: readonly string[] = [],
): string[] {
  let from = 0
  return steps.flatMap((step) => {
    const pattern = new RegExp(`^${step.call.replaceAll(/ \{\w+\}$/g, ' /.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const wanted = namesOf([step.query, step.json, step.form]).filter((name) => !except.includes(name))
    const at = ledger.findIndex((call, index) => {
      if (index < from || !pattern.test(`${call.method} ${call.path}`)) return false
      const sent = namesOf([call.query, call.body.kind === 'json' ? call.body.value : fieldsOf(call.body)])
      return wanted.every((name) => sent.includes(name))
    })
    if (at === -1) return [`${step.call} with ${wanted.join(', ')}`]
    from = at + 1
    return []
  })
}

/** Names of all fields at any depth, those of JSON in a form included. */
function namesOf(value: unknown): string[] {
  if (typeof value === 'string' && /^[[{]"?/.test(value)) return namesOf(parseJson(value))
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  if (Array.isArray(value)) return [...new Set(value.flatMap(namesOf))]
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesOf(inner)])
}
