import fc from 'fast-check'
import { ALT_TEXT_MAX, POST_CONNECTIONS_MAX, POST_MEDIA_MAX, POST_TEXT_MAX } from '@postwright/core/limits'

type Fields = Record<string, unknown>

/** Stands for a field of the document that is left out or removed. */
export const ABSENT = Symbol('absent')

/** Values of every type that a document can hold, none of which is right by accident where a list or text belongs. */
const aliens = fc.constantFrom<unknown>(null, true, 7, 1.5, Number.NaN, 'x y', [], [7], [null], {}, { a: 1 }, ABSENT)

/** Texts at and around a limit, in characters of one to four bytes; the limit counts code points. */
function texts(max: number): fc.Arbitrary<string> {
  const edge = fc
    .tuple(fc.constantFrom('x', 'é', '～', '🦀', '\u{10FFFF}', '\u0000'), fc.integer({ min: -2, max: 2 }))
    .map(([unit, off]) => unit.repeat(max + off))
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: edge },
  )
}

/** Half of them of few characters, so that the database's own names (`__…__`) and their neighbours come up. */
const goodIds = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/),
  fc.string({ unit: fc.constantFrom('_', '_', '-', 'a'), minLength: 1, maxLength: 6 }),
)
const badIds = fc.constantFrom('', 'a/b', 'a b', 'é', 'a\n', '\na', '.', '..', '__x__', '____', 'i'.repeat(129), '🦀')
const ids = fc.oneof({ weight: 24, arbitrary: goodIds }, { weight: 1, arbitrary: badIds })

const pictures = fc.record({ mediaId: ids, alt: texts(ALT_TEXT_MAX) })

/** Draft fields, most of them right. */
const drafts: fc.Arbitrary<Fields> = fc.record({
  text: texts(POST_TEXT_MAX),
  media: fc.array(pictures, { maxLength: POST_MEDIA_MAX + 1 }),
  connectionIds: fc.oneof(
    fc.array(ids, { maxLength: 4 }),
    fc.array(goodIds, { minLength: POST_CONNECTIONS_MAX - 1, maxLength: POST_CONNECTIONS_MAX + 1 }),
  ),
})

/** A place in a document and what is put there instead. */
type Change = { at: readonly [string, ...(string | number)[]]; value: unknown }

/** Draft fields as they are or with one thing in them replaced, removed or added. */
export const mutatedDrafts = fc
  .tuple(drafts, sometimes(changes(['text', 'media', 'connectionIds'])))
  .map(([draft, change]) => (change === null ? draft : changed(draft, change)))

/** The fields of a new post beside its draft, as they are or with one of them replaced, removed or added. */
export function mutatedPosts(base: Fields): fc.Arbitrary<Fields> {
  const timed = Object.keys(base).filter((key) => key.endsWith('At') && base[key] !== null)
  // A number is a time to the schema and never one to the rules: only the converter writes times.
  const change = changes([...Object.keys(base), 'pinned', 'id']).filter(
    ({ at: [key], value }) => !(timed.includes(key) && typeof value === 'number'),
  )
  return fc
    .tuple(mutatedDrafts, sometimes(change))
    .map(([draft, chosen]) => (chosen === null ? { ...base, ...draft } : changed({ ...base, ...draft }, chosen)))
}

/** Every third time; otherwise nothing. */
function sometimes(change: fc.Arbitrary<Change>): fc.Arbitrary<Change | null> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: change })
}

function changes(keys: string[]): fc.Arbitrary<Change> {
  const whole = fc.record({ at: fc.constantFrom(...keys).map((key): Change['at'] => [key]), value: aliens })
  const inside = fc.record({
    at: fc.constantFrom<Change['at']>(
      ['media', 0],
      ['media', 1],
      ['media', 0, 'alt'],
      ['media', 0, 'mediaId'],
      ['media', 0, 'url'],
      ['connectionIds', 0],
      ['connectionIds', POST_CONNECTIONS_MAX - 1],
    ),
    value: aliens,
  })
  return fc.oneof(whole, inside)
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

/** Replaces or removes what is at a place, if there is such a place. Firestore knows no lists in lists. */
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
