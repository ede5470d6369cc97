import { documentId } from '@postwright/core/ids'
import { oneLine, oneLineOrNothing } from '@postwright/core/text/text-fields'
import { z } from 'zod'

/** A field's JSON schema, limited to the keywords that rules can check. */
export const fieldSchema = z.object({
  type: z.enum(['string', 'integer', 'boolean', 'array', 'object']),
  enum: z.array(z.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  pattern: z.string().optional(),
  allOf: z.array(z.object({ pattern: z.string() })).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})

export type Field = z.infer<typeof fieldSchema>

const ID = JSON.stringify(patternsOf(fieldSchema.parse(z.toJSONSchema(documentId()))))
const LINE = JSON.stringify(patternsOf(fieldSchema.parse(z.toJSONSchema(oneLine(1), { io: 'input' }))))
const LINE_OR_NOTHING = JSON.stringify(
  patternsOf(fieldSchema.parse(z.toJSONSchema(oneLineOrNothing(1), { io: 'input' }))),
)

/** Pattern of a text without control characters, as in `isText` of the template. */
const NO_CONTROLS = String.raw`[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x{9f}\\x{fffe}\\x{ffff}]*`

/**
 * Returns the condition that a value matches its schema. Lists inside list items are checked by type and size only, because a rule may evaluate at
 * most a thousand expressions; the schema checks the rest whenever the document is read.
 * @throws RangeError for a schema that rules cannot check
 */
export function checkOf(field: Field, value: string): string {
  switch (field.type) {
    case 'string':
      return checkOfText(field, value)
    case 'integer':
      return [`${value} is int`, ...bounds(field, value)].join(' && ')
    case 'boolean':
      return `${value} is bool`
    case 'array':
      return `${value} is list && ${value}.size() <= ${largest(field.maxItems, value)}`
    case 'object': {
      const properties = Object.entries(field.properties ?? {})
      const keys = properties.map(([name]) => `'${name}'`).join(', ')
      const inside = properties.map(([name, each]) => checkOf(fieldSchema.parse(each), `${value}.${name}`))
      return [`${value} is map`, `${value}.keys().hasOnly([${keys}])`, ...inside].join(' && ')
    }
  }
}

/** Returns the condition that a map has exactly the keys of its schema; their values are checked only by the schema. */
export function checkOfNames({ properties = {} }: Field, value: string): string {
  const names = Object.keys(properties)
  const keys = names.map((name) => `'${name}'`).join(', ')
  return `${value} is map && ${value}.size() == ${names.length} && ${value}.keys().hasOnly([${keys}])`
}

function checkOfText(field: Field, value: string): string {
  if (field.enum) return `${value} in [${field.enum.map((name) => `'${name}'`).join(', ')}]`
  const patterns = patternsOf(field)
  const kind = JSON.stringify(patterns)
  if (kind === ID) return `isId(${value})`
  const max = largest(field.maxLength, value)
  if (kind === LINE) return `isLine(${value}, ${max})`
  if (kind === LINE_OR_NOTHING) return `isLineOrNothing(${value}, ${max})`
  const least = field.minLength === undefined ? [] : [`${value}.size() >= ${field.minLength}`]
  return [`isText(${value}, ${max})`, ...least, ...patterns.map((each) => `${value}.matches('${toRe2(each)}')`)].join(
    ' && ',
  )
}

/**
 * Returns the checks of an object in a long list, with as few expressions as possible: an object with a missing or additional key has another size,
 * or lacks a key that is read. Ids are returned separately, because those of all items are checked together.
 */
export function checkOfParts({ properties = {} }: Field, value: string): { ids: string[]; checks: string[] } {
  const parts = Object.entries(properties).map(([name, each]) => ({ name, field: fieldSchema.parse(each) }))
  const isId = ({ field }: { field: Field }) => JSON.stringify(patternsOf(field)) === ID
  return {
    ids: parts.filter(isId).map(({ name }) => name),
    checks: [
      `${value}.size() == ${parts.length}`,
      ...parts.filter((part) => !isId(part)).map(({ name, field }) => checkOfPart(field, `${value}.${name}`)),
    ],
  }
}

/** Returns the check of one key. Plain texts need no type check: other types have no `replace`, and the error denies the request. */
function checkOfPart(field: Field, value: string): string {
  const check = checkOf(field, value)
  const isPlain = check === `isText(${value}, ${field.maxLength})`
  if (!isPlain) return check
  return [
    `${value}.replace('[\\\\x{10000}-\\\\x{10FFFF}]', '#').size() <= ${field.maxLength}`,
    `${value}.matches('${NO_CONTROLS}')`,
  ].join(' && ')
}

/**
 * Returns the check of a text in a long list, with as few expressions as possible: other types have no `matches`, and the error denies the request.
 * NOTE characters beyond the basic multilingual plane count twice here.
 */
export function checkOfItem(field: Field, value: string): string {
  const patterns = patternsOf(field)
  if (patterns.length === 0) return checkOf(field, value)
  const matches = patterns.map((each) => `${value}.matches('${toRe2(each)}')`)
  return [`${value}.size() <= ${largest(field.maxLength, value)}`, ...matches].join(' && ')
}

function patternsOf({ pattern, allOf = [] }: Field): string[] {
  return [...(pattern === undefined ? [] : [pattern]), ...allOf.map((each) => each.pattern)]
}

/**
 * Converts a regular expression to RE2 for `matches`, which always tests the whole text, and escapes it for a string literal.
 * @throws RangeError for syntax that RE2 may interpret differently
 */
function toRe2(pattern: string): string {
  if (/\(\?|\\[sSbBk\d]|'/.test(pattern)) throw new RangeError(`Rules may read ${pattern} in another way.`)
  const [begin, end] = [pattern.startsWith('^') ? '' : '(?s).*', pattern.endsWith('$') ? '' : '(?s).*']
  const inside = pattern
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replaceAll(/\\u([0-9a-f]{4})/g, '\\x{$1}')
  return `${begin}${inside}${end}`.replaceAll('\\', '\\\\')
}

function bounds({ minimum, maximum }: Field, value: string): string[] {
  const isBound = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  return [
    ...(isBound(minimum) ? [`${value} >= ${minimum}`] : []),
    ...(isBound(maximum) ? [`${value} <= ${maximum}`] : []),
  ]
}

function largest(size: number | undefined, value: string): number {
  if (size === undefined) throw new RangeError(`${value} needs a largest size.`)
  return size
}
