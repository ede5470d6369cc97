import type { DocumentData } from 'firebase/firestore/lite'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { clientFields, sampleOf, takesWords, type JsonField } from './json-field.ts'
import { storedFields } from './sample-document.ts'
import { schemaVerdict } from './schema-verdict.ts'

/** Fields that replace those of a document. */
export type Sample = { name: string; fields: DocumentData; allowed?: boolean }

type Value = [name: string, value: unknown]

/**
 * Values at and around all bounds of the fields that clients fill, and wrong types and items at every position. The schema decides which are
 * allowed.
 */
export function fieldSamples(described: EditorCollection): Sample[] {
  const stored = storedFields(described, 'editor')
  const fields = clientFields(described)
  const largest = Object.fromEntries(fields.map(({ name, field }) => [name, largestOf(field)]))
  const single = fields.flatMap(({ name, field }) =>
    valuesOf(field).map(([what, value]) => ({ name: `with ${what} as ${name}`, fields: { [name]: value } })),
  )
  return [...single, { name: 'with everything at its largest at once', fields: largest }].flatMap(
    (sample): Sample[] => {
      const verdict = schemaVerdict(described, { ...stored, ...sample.fields })
      return verdict === null ? [] : [{ ...sample, allowed: verdict === 'allowed' }]
    },
  )
}

/** Largest value of a field. Texts without a limit are ids, which the database limits to 128 characters. */
function largestOf(field: JsonField): unknown {
  const { type, maxLength = 128, maxItems = 0, maximum, items, properties = {} } = field
  if (field.enum || field.sample !== undefined) return sampleOf(field)
  if (type === 'string' && !takesWords(field.pattern)) return sampleOf(field)
  if (type === 'integer') return maximum
  if (type === 'boolean') return true
  if (type === 'string') return 'x'.repeat(maxLength)
  if (type === 'array') return items ? Array.from({ length: maxItems }, () => largestOf(items)) : []
  return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, largestOf(each)]))
}

function valuesOf(field: JsonField): Value[] {
  const aliens: Value[] = [
    ['a number', 7],
    ['null', null],
    ['a map', { size: 1 }],
  ]
  if (field.type === 'integer') return [...aliens.slice(1), ['a text', 'word'], ...numbersOf(field)]
  if (field.type === 'boolean') return [...aliens, ['a text', 'word'], ['yes', true]]
  if (field.enum) return [...aliens, ['a list of one', field.enum.slice(0, 1)], ...choicesOf(field.enum)]
  if (field.type === 'string') return [...aliens, ['a list', ['a']], ...textsOf(field)]
  // An empty map has a size like a list, and no items that could be refused.
  if (field.type === 'array') return [...aliens, ['a text', 'word'], ['an empty map', {}], ...listsOf(field)]
  return [...aliens, ['a text', 'word'], ...mapsOf(field)]
}

function numbersOf({ minimum = 0, maximum = 0 }: JsonField): Value[] {
  return [
    ['the least', minimum],
    ['less than the least', minimum - 1],
    ['the most', maximum],
    ['more than the most', maximum + 1],
    ['a fraction', minimum + 0.5],
  ]
}

/** All allowed choices, and near misses. */
function choicesOf([first = '', ...others]: readonly string[]): Value[] {
  const right = [first, ...others].map((choice): Value => [choice, choice])
  return [
    ...right,
    ['nothing', ''],
    ['another word', 'other'],
    ['a choice in capitals', first.toUpperCase()],
    ['a choice and a blank', `${first} `],
    ['the beginning of a choice', first.slice(0, -1)],
  ]
}

function textsOf({ maxLength = 128 }: JsonField): Value[] {
  return [
    ['nothing', ''],
    ['blanks', '   '],
    ['two lines', 'one\ntwo'],
    ['a text turned round', '\u202Eword'],
    ['a longest text', 'x'.repeat(maxLength)],
    ['a text one too long', 'x'.repeat(maxLength + 1)],
    ['emoji', '🦀'.repeat(maxLength)],
    ['one emoji too many', '🦀'.repeat(maxLength + 1)],
    ['letters of another script', 'ชื่อ'],
    // The longest valid id of underscores, and the shortest that the database reserves.
    ['three underscores', '___'],
    ['four underscores', '____'],
  ]
}

function listsOf({ items, maxItems = 0 }: JsonField): Value[] {
  if (!items) return [['an item too many', Array.from({ length: maxItems + 1 }, () => 'x')]]
  const full = Array.from({ length: maxItems }, (_, place) => sampleOf(items, place))
  const inside = valuesOf(items)
    // The database refuses lists in lists.
    .filter(([, value]) => !Array.isArray(value))
    .map(([what, value]): Value => [`a list of ${what}`, [value]])
  return [
    ['as many items as fit', full],
    ['an item too many', [...full, sampleOf(items, maxItems)]],
    ...inside,
    ...full.map((_, place): Value => [`a number at place ${place}`, full.with(place, 7)]),
    ...(items.type === 'object' ? full.map((item, place) => furtherAt(full, item, place)) : []),
  ]
}

function furtherAt(full: readonly unknown[], item: unknown, place: number): Value {
  return [`an item with a further key at place ${place}`, full.with(place, { ...Object(item), further: 1 })]
}

function mapsOf(field: JsonField): Value[] {
  const whole = { ...Object(sampleOf(field)) }
  const properties = Object.entries(field.properties ?? {})
  const inside = properties.flatMap(([name, each]) =>
    valuesOf(each).map(([what, value]): Value => [`a map with ${what} as ${name}`, { ...whole, [name]: value }]),
  )
  const less = properties.map(([name]): Value => {
    const { [name]: _left, ...others } = whole
    return [`a map without ${name}`, others]
  })
  return [['a map with a further key', { ...whole, further: 1 }], ...inside, ...less]
}
