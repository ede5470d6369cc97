import type { FakeBody } from '../support/fake-message.ts'
import { fieldsOf } from '../support/fields-of.ts'

/** A body as Rails reads it: JSON as it is, forms with `a[b]` as objects and `a[]` as lists. */
export function bodyValue(body: FakeBody): unknown {
  if (body.kind === 'json') return body.value
  const value: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fieldsOf(body))) {
    const [first = '', ...rest] = name
      .replace('[]', '')
      .split('[')
      .map((part) => part.replace(']', ''))
    const inner = rest[0]
    if (inner === undefined) value[first] = field
    else value[first] = { ...(isObject(value[first]) && value[first]), [inner]: field }
  }
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
