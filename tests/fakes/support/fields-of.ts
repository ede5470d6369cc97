import type { FakeBody, FormFile } from './fake-message.ts'

export type FieldValues = Record<string, string | FormFile | (string | FormFile)[]>

/**
 * The fields of a form by name. A name in brackets (`ids[]`) is a list, without them several values of one name are one too.
 * Other bodies have none.
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
