import { z } from 'zod'

const fieldsSchema = z.record(z.string(), z.unknown())

/** The values at a place of a document: names joined by dots, `*` for each item of a list. What is malformed has none. */
export function valuesAt(fields: unknown, place: string): unknown[] {
  return place.split('.').reduce<unknown[]>((values, name) => values.flatMap((value) => below(value, name)), [fields])
}

function below(value: unknown, name: string): unknown[] {
  if (name === '*') return Array.isArray(value) ? value : []
  const fields = fieldsSchema.safeParse(value)
  return fields.success && Object.hasOwn(fields.data, name) ? [fields.data[name]] : []
}
