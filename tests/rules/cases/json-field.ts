import { z } from 'zod'
import type { EditorCollection } from '@postwright/core/collections/written-by-editors'

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
  get properties() {
    return z.record(z.string(), jsonFieldSchema).optional()
  },
})

export type JsonField = z.infer<typeof jsonFieldSchema>

const documentSchema = z.object({ properties: z.record(z.string(), z.unknown()) })

/** The fields that clients fill. */
export function clientFields({ schema, write }: EditorCollection): { name: string; field: JsonField }[] {
  const { properties } = documentSchema.parse(z.toJSONSchema(schema, { io: 'input' }))
  return write.fields.map((name) => {
    // Of such a list the rules know nothing but its size.
    const isBySize = write.bySizeOnly?.includes(name) ?? false
    const described = z.record(z.string(), z.unknown()).parse(properties[name])
    return { name, field: jsonFieldSchema.parse(isBySize ? { ...described, items: undefined } : described) }
  })
}

/** A value that fits such a field; `place` makes one differ from the next. */
export function sampleOf({ type, enum: choices, properties = {} }: JsonField, place = 0): unknown {
  if (choices) return choices[place % choices.length]
  if (type === 'array') return []
  if (type === 'string') return `word${place}`
  if (type === 'integer') return 1
  if (type === 'boolean') return false
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each, place)]))
}
