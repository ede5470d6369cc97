import { z } from 'zod'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { sampleEntity } from '../../support/sample-entity.ts'

/** The JSON schema of a field, as far as the samples need it. */
const jsonFieldSchema = z.object({
  type: z.string(),
  enum: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  /** Set for a text with more than one pattern. */
  allOf: z.array(z.unknown()).optional(),
  get items() {
    return jsonFieldSchema.optional()
  },
  /** A valid value, where the rules check only the keys of a map. */
  sample: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), jsonFieldSchema).optional()
  },
})

export type JsonField = z.infer<typeof jsonFieldSchema>

const documentSchema = z.object({ properties: z.record(z.string(), z.unknown()) })

type ClientField = { name: string; field: JsonField }

const known = new Map<EditorCollection, ClientField[]>()

/** The fields that clients fill. Cached, because every sample needs them. */
export function clientFields(described: EditorCollection): ClientField[] {
  const fields = known.get(described) ?? readFields(described)
  known.set(described, fields)
  return fields
}

function readFields(described: EditorCollection): ClientField[] {
  const { schema, write } = described
  const entity = new Map(Object.entries(sampleEntity(described)))
  const { properties } = documentSchema.parse(z.toJSONSchema(schema, { io: 'input' }))
  return write.fields.map((name) => {
    // The rules check only the size of such a list and the keys of such a map.
    const isBySize = write.bySizeOnly?.includes(name) ?? false
    const field = z.looseObject({ type: z.string() }).parse(properties[name])
    const bySize = { ...field, items: undefined, ...(field.type === 'object' && mapOf(entity.get(name))) }
    return { name, field: jsonFieldSchema.parse(isBySize ? bySize : field) }
  })
}

function mapOf(sample: unknown): object {
  return { properties: undefined, sample }
}

/** A valid value for a field; values differ by `place`. */
export function sampleOf({ type, enum: choices, properties = {}, ...field }: JsonField, place = 0): unknown {
  if (field.sample !== undefined) return field.sample
  if (choices) return choices[place % choices.length]
  if (type === 'array') return []
  if (type === 'string') return takesWords(field.pattern) ? `word${place}` : ''
  if (type === 'integer') return 1
  if (type === 'boolean') return false
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each, place)]))
}

/** Returns whether the pattern allows a plain word. Other texts may be empty. */
export function takesWords(pattern = ''): boolean {
  return new RegExp(pattern, 'u').test('word0')
}
