import { z } from 'zod'

const fieldsSchema = z.record(z.string(), z.unknown())

/** The fields with every id at a place named anew, the place as in `valuesAt`. Empty ids name nothing and stay. */
export function renameIds(
  fields: Record<string, unknown>,
  place: string,
  rename: (id: string) => string,
): Record<string, unknown> {
  return fieldsSchema.parse(renamed(fields, place.split('.'), rename))
}

function renamed(value: unknown, [name, ...rest]: string[], rename: (id: string) => string): unknown {
  if (name === undefined) return typeof value === 'string' && value !== '' ? rename(value) : value
  if (name === '*') return Array.isArray(value) ? value.map((item) => renamed(item, rest, rename)) : value
  const fields = fieldsSchema.safeParse(value)
  if (!fields.success || !Object.hasOwn(fields.data, name)) return value
  return { ...fields.data, [name]: renamed(fields.data[name], rest, rename) }
}
