import type { FakeBody, FormFile } from './fake-message.ts'

export type FieldValues = Record<string, string | FormFile | (string | FormFile)[]>

/**
 * Form fields by name. A name with brackets (`ids[]`) is always a list; without them, a repeated name becomes one. Other bodies have
 * no fields.
 */
export function fieldsOf(body: FakeBody): FieldValues {
  const values: FieldValues = {}
  if (body.kind !== 'form' && body.kind !== 'multipart') return values
  for (const { name, value } of body.fields) {
    const before = values[name]
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) values[name] = [before, value]
    else values[name] = name.endsWith('[]') ? [value] : value
  }
  return values
}
