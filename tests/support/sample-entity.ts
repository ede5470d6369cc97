import { z } from 'zod'
import type { Collection } from '@postwright/core/collections/collection'

type Json = z.infer<typeof jsonSchema>

const jsonSchema = z.looseObject({
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string()).transform(([first]) => first)]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  allOf: z.array(z.looseObject({ pattern: z.string().optional() })).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  propertyNames: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
})

/** Candidates for all kinds of strings in the schemas. The first valid one is used. */
const STRINGS = [
  'UTC',
  'word',
  'en',
  'ada@example.com',
  '2030-01-01T10:00',
  '2030-01-01',
  '2030-01',
  '10:00',
  'receipt1',
  '#112233',
  'usd',
  'DE',
  'CODE',
  '00000000-0000-4000-8000-000000000000',
  'a'.repeat(64),
]

/** A document that the collection's schema accepts, with one item in every list. */
export function sampleEntity({ name, schema, version }: Collection, fields: object = {}): object {
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  const sample = { ...z.record(z.string(), z.unknown()).parse(sampleOf(described)), schema: version, ...fields }
  const parsed = schema.safeParse(sample)
  if (!parsed.success) throw new Error(`no sample of ${name}: ${parsed.error.message}`)
  return parsed.data
}

function sampleOf(described: unknown): unknown {
  const shape = jsonSchema.parse(described)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const [alternative] = shape.anyOf ?? shape.oneOf ?? []
  if (alternative !== undefined) return sampleOf(alternative)
  if (shape.format === 'uri') return 'https://example.com/'
  if (shape.type === 'string')
    return STRINGS.find((candidate) => fits(candidate, shape)) ?? 'a'.repeat(shape.minLength ?? 0)
  if (shape.type === 'integer' || shape.type === 'number')
    return Math.min(Math.max(1, shape.minimum ?? 1), shape.maximum ?? Infinity)
  if (shape.type === 'array') return [sampleOf(shape.items)]
  if (shape.type !== 'object') return shape.type === 'boolean' ? true : null
  // A record whose keys have a pattern, such as amounts by currency, gets one entry.
  if (!shape.properties && z.object({ pattern: z.string() }).safeParse(shape.propertyNames).success) {
    return { [String(sampleOf(shape.propertyNames))]: sampleOf(shape.additionalProperties) }
  }
  return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]))
}

function fits(text: string, { pattern, allOf = [], minLength = 0, maxLength = Infinity }: Json): boolean {
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined)
  const isLong = text.length >= minLength && text.length <= maxLength
  return isLong && patterns.every((each) => new RegExp(each, 'u').test(text))
}
