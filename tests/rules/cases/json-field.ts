import { z } from 'zod'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { sampleEntity } from '../../support/sample-entity.ts'

/** A field as its schema describes it to other programs. */
const jsonFieldSchema = z.object({
  type: z.string(),
  /** The only values of a text that is one of a few. */
  enum: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  /** Of a text with more than one pattern. */
  allOf: z.array(z.unknown()).optional(),
  get items() {
    return jsonFieldSchema.optional()
  },
  /** A value that fits, where the rules look at no more than the names in a map. */
  sample: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), jsonFieldSchema).optional()
  },
})

export type JsonField = z.infer<typeof jsonFieldSchema>

const documentSchema = z.object({ properties: z.record(z.string(), z.unknown()) })

type ClientField = { name: string; field: JsonField }

const known = new Map<EditorCollection, ClientField[]>()

/** The fields that clients fill; asked for with every sample. */
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
    // Of such a list the rules know nothing but its size, and of such a map its names.
    const isBySize = write.bySizeOnly?.includes(name) ?? false
    const field = z.looseObject({ type: z.string() }).parse(properties[name])
    const bySize = { ...field, items: undefined, ...(field.type === 'object' && mapOf(entity.get(name))) }
    return { name, field: jsonFieldSchema.parse(isBySize ? bySize : field) }
  })
}

function mapOf(sample: unknown): object {
  return { properties: undefined, sample }
}

/** A value that fits such a field; `place` makes one differ from the next. */
export function sampleOf({ type, enum: choices, properties = {}, ...field }: JsonField, place = 0): unknown {
  if (field.sample !== undefined) return field.sample
  if (choices) return choices[place % choices.length]
  if (type === 'array') return []
  if (type === 'string') return takesWords(field.pattern) ? `word${place}` : ''
  if (type === 'integer') return 1
  if (type === 'boolean') return false
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each, place)]))
}

/** Whether a text without blanks fits; one that does not may be empty. */
export function takesWords(pattern = ''): boolean {
  return new RegExp(pattern, 'u').test('word0')
}
