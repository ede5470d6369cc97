import fc from 'fast-check'
import type { EditorCollection } from '@postwright/core/collections/collection'
import { withoutControls } from '@postwright/core/text/text-fields'
import { clientFields, takesWords, type JsonField } from './json-field.ts'

type Fields = Record<string, unknown>

/** Stands for a field of the document that is left out or removed. */
export const ABSENT = Symbol('absent')

/** Values of every type that a document can hold. */
const aliens = fc.constantFrom<unknown>(null, true, 7, 1.5, Number.NaN, 'x y', [], [7], [null], {}, { a: 1 }, ABSENT)

/** Texts at and around a limit, in characters of one to four bytes; the limit counts code points. */
function texts(max: number): fc.Arbitrary<string> {
  const edge = fc
    .tuple(fc.constantFrom('x', 'é', '～', '🦀', '\u{10FFFF}', '\t'), fc.integer({ min: -2, max: 2 }))
    .map(([unit, off]) => unit.repeat(max + off))
  return fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(written) },
    { weight: 1, arbitrary: edge },
  )
}

/** Removes unassigned code points: the rules and the schema have Unicode tables of different versions. */
function written(text: string): string {
  return withoutControls(text).replaceAll(/\p{Cn}/gu, '')
}

/** Schemas return objects with a prototype, so generated ones need one to be equal. */
const PLAIN = { noNullPrototype: true }

/** Half of them are short and mostly underscores, so that names reserved by the database (`__…__`) and similar ones occur. */
const goodIds = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/),
  fc.string({ unit: fc.constantFrom('_', '_', '-', 'a'), minLength: 1, maxLength: 6 }),
)
const badIds = fc.constantFrom('', 'a/b', 'a b', 'é', 'a\n', '\na', '.', '..', '__x__', '____', 'i'.repeat(129), '🦀')
const ids = fc.oneof({ weight: 99, arbitrary: goodIds }, { weight: 1, arbitrary: badIds })

const words = fc.stringMatching(/^[A-Za-zÄéßж][A-Za-z0-9_Äéßж]{0,12}$/)
const plainWords = fc.stringMatching(/^[a-z][a-z0-9]{0,12}$/)

/** Words that match the pattern. Some patterns allow lower case only. */
function wordsFor(pattern = ''): fc.Arbitrary<string> {
  return new RegExp(pattern, 'u').test('Äa') ? words : plainWords
}

/** Values of a field, most of them valid. */
function valuesOf({
  type,
  maxLength,
  maxItems = 0,
  items,
  properties = {},
  ...rest
}: JsonField): fc.Arbitrary<unknown> {
  if (rest.enum) return fc.constantFrom(...rest.enum)
  if (rest.sample !== undefined) return fc.constant(rest.sample)
  if (type === 'string' && !takesWords(rest.pattern)) return fc.constant('')
  if (type === 'integer') return fc.integer({ min: rest.minimum ?? 0, max: rest.maximum ?? 0 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'array') return items ? listsOf(valuesOf(items), maxItems) : fc.constant([])
  if (type !== 'string') {
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valuesOf(each)])),
      PLAIN,
    )
  }
  if (maxLength === undefined) return ids
  const isFree = rest.pattern === undefined && rest.allOf === undefined
  return isFree
    ? texts(maxLength)
    : fc.oneof({ weight: 99, arbitrary: wordsFor(rest.pattern) }, { weight: 1, arbitrary: texts(maxLength) })
}

/** Up to four items, or a number at or around the limit. */
function listsOf(values: fc.Arbitrary<unknown>, max: number): fc.Arbitrary<unknown[]> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.array(values, { maxLength: Math.min(4, max) }) },
    { weight: 1, arbitrary: fc.array(values, { minLength: max - 1, maxLength: max + 1 }) },
  )
}

/** Path to a value in a document. */
type Place = readonly [string, ...(string | number)[]]
type Change = { at: Place; value: unknown }

/** The fields that clients fill, in one of three runs with one value replaced, removed or added. */
export function mutatedFields(described: EditorCollection): fc.Arbitrary<Fields> {
  const fields = clientFields(described)
  const filled = fc.record(Object.fromEntries(fields.map(({ name, field }) => [name, valuesOf(field)])), PLAIN)
  const places = fields.flatMap(({ name, field }) => placesIn(name, field))
  const change = changes(
    fields.map(({ name }) => name),
    places,
  )
  return fc
    .tuple(filled, sometimes(change))
    .map(([right, chosen]) => (chosen === null || isUnseen(described, chosen) ? right : changed(right, chosen)))
}

/** Returns whether only the schema checks the change, because the rules check only the size of the list. */
function isUnseen({ write }: EditorCollection, { at: [key], value }: Change): boolean {
  return Array.isArray(value) && (write.bySizeOnly?.includes(key) ?? false)
}

/** A new document, in one of three runs with one more field replaced, removed or added. */
export function mutatedDocuments(described: EditorCollection, base: Fields): fc.Arbitrary<Fields> {
  const timed = Object.keys(base).filter((key) => key.endsWith('At') && base[key] !== null)
  // Without numbers for times, which are valid for the schema but not for the rules: the converter stores timestamps.
  const change = changes([...Object.keys(base), 'pinned', 'id'], []).filter(
    (each) => !(timed.includes(each.at[0]) && typeof each.value === 'number') && !isUnseen(described, each),
  )
  return fc
    .tuple(mutatedFields(described), sometimes(change))
    .map(([fields, chosen]) => (chosen === null ? { ...base, ...fields } : changed({ ...base, ...fields }, chosen)))
}

/** Paths into a list: its first two items, its last one, and the known and one unknown key of its first item. */
function placesIn(name: string, { maxItems, items }: JsonField): Place[] {
  if (!items || maxItems === undefined) return []
  const inside = Object.keys(items.properties ?? {}).map((key): Place => [name, 0, key])
  return [
    [name, 0],
    [name, 1],
    [name, maxItems - 1],
    ...inside,
    ...(inside.length > 0 ? [[name, 0, 'further'] as const] : []),
  ]
}

/** The change in one of three runs, else null. */
function sometimes(change: fc.Arbitrary<Change>): fc.Arbitrary<Change | null> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: change })
}

function changes(keys: readonly string[], places: readonly Place[]): fc.Arbitrary<Change> {
  const whole = fc.record({ at: fc.constantFrom(...keys).map((key): Place => [key]), value: aliens })
  return places.length === 0 ? whole : fc.oneof(whole, fc.record({ at: fc.constantFrom(...places), value: aliens }))
}

function changed(fields: Fields, { at: [key, ...inside], value }: Change): Fields {
  const last = inside.pop()
  if (last === undefined) return { ...fields, [key]: value }
  if (fields[key] === ABSENT) return fields
  const whole: unknown = structuredClone(fields[key])
  let target = whole
  for (const step of inside) target = readAt(target, step)
  put(target, last, value)
  return { ...fields, [key]: whole }
}

/** Replaces or removes a value if the path exists. Skips lists in lists, which Firestore can't store. */
function put(target: unknown, at: string | number, value: unknown): void {
  if (Array.isArray(target) && typeof at === 'number' && at < target.length && !Array.isArray(value)) {
    if (value === ABSENT) target.splice(at, 1)
    else target[at] = value
  }
  if (!isFields(target) || typeof at !== 'string') return
  if (value === ABSENT) delete target[at]
  else target[at] = value
}

function readAt(value: unknown, step: string | number): unknown {
  if (Array.isArray(value) && typeof step === 'number') return value[step]
  return isFields(value) && typeof step === 'string' ? value[step] : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
