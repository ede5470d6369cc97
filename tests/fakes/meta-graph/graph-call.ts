import { z } from 'zod'
import type { FakeRequest } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'
import { readStrict } from '../support/read-strict.ts'
import { graphFailure } from './graph-failure.ts'

/** The parameters of a call without its token: the API accepts them in the query, as a form and as JSON. */
export function paramsOf({ query, body }: FakeRequest): Record<string, unknown> {
  const json = body.kind === 'json' ? z.record(z.string(), z.unknown()).catch({}).parse(body.value) : {}
  const { access_token: _token, ...params } = { ...Object.fromEntries(query), ...json, ...fieldsOf(body) }
  return params
}

/** The token of a call: a parameter, or a header. */
export function tokenOf({ query, body, headers }: FakeRequest): string {
  const json = body.kind === 'json' ? z.object({ access_token: z.string() }).safeParse(body.value).data : undefined
  const field = fieldsOf(body).access_token
  const header = /^(?:OAuth|Bearer) (.+)$/.exec(headers.authorization ?? '')?.[1]
  return (
    query.get('access_token') ?? json?.access_token ?? (typeof field === 'string' ? field : undefined) ?? header ?? ''
  )
}

/** Parses the parameters of a call by a strict schema; refuses unknown ones. */
export function readParams<T>(request: FakeRequest, schema: z.ZodType<T>): T {
  return readStrict(schema, paramsOf(request), ({ field, code, message }) =>
    graphFailure({
      code: 100,
      message:
        code === 'unrecognized_keys'
          ? `(#100) Param ${field} is not allowed`
          : `(#100) Param ${field} is invalid: ${message}`,
    }),
  )
}

/** Top-level names of the `fields` parameter; `id` without one. */
export function fieldsAsked({ query }: FakeRequest): string[] {
  const asked = query.get('fields') ?? 'id'
  let flat = asked
  while (/\{[^{}]*\}/.test(flat)) flat = flat.replaceAll(/\{[^{}]*\}/g, '')
  return flat.split(',').map((field) => field.replace(/\..*$/, '').trim())
}

/** An object with just the fields that were asked for, and its id. */
export function pick(request: FakeRequest, object: Record<string, unknown> & { id: string }): Record<string, unknown> {
  const asked = new Set([...fieldsAsked(request), 'id'])
  return Object.fromEntries(Object.entries(object).filter(([name, value]) => asked.has(name) && value !== undefined))
}
