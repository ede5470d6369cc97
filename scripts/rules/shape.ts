import type { EditorCollection } from '@postwright/core/collections/collection'
import { z } from 'zod'
import { checkOf, checkOfItem, checkOfNames, checkOfParts, fieldSchema, type Field } from './check-of.ts'

const entitySchema = z.object({ properties: z.record(z.string(), z.unknown()) })
const ENVELOPE = ['schema', 'rev', 'createdAt', 'updatedAt', 'createdBy']
const LINE_MAX = 116
/** Length that lists are repeated to, so that every index up to the maximum exists and need not be compared with the list's size. */
const REPEATED = 32
const REPEAT = [
  'let two = items.concat(items);',
  'let four = two.concat(two);',
  'let eight = four.concat(four);',
  'let sixteen = eight.concat(eight);',
  'let list = sixteen.concat(sixteen);',
]

/** Returns the functions that check a document written by editors: its fields, and the initial values of a new document. */
export function renderShape(described: EditorCollection): string[] {
  const entity = entityName(described)
  const { properties } = entitySchema.parse(z.toJSONSchema(described.schema, { io: 'input' }))
  const fields = described.write.fields.map((name) => ({ name, field: fieldSchema.parse(properties[name]) }))
  const bySizeOnly = described.write.bySizeOnly ?? []
  const isByItem = ({ name, field }: (typeof fields)[number]) => field.type === 'array' && !bySizeOnly.includes(name)
  const lists = fields.filter(isByItem)
  const own = fields.map(({ name, field }) => {
    if (isByItem({ name, field })) return `is${itemName(entity, name)}List(data.${name})`
    return bySizeOnly.includes(name) && field.type === 'object'
      ? checkOfNames(field, `data.${name}`)
      : checkOf(field, `data.${name}`)
  })
  return [
    `// ${described.name}: clients fill ${described.write.fields.join(', ')}.`,
    '',
    ...lists.flatMap(({ name, field }) => [...renderList(itemName(entity, name), field), '']),
    ...renderFunction(`has${entity}Fields(data)`, own),
    '',
    ...renderFunction(`isNew${entity}(data)`, newClauses(described, entity)),
  ]
}

/** Returns the capitalised singular of a collection's name: the name without a final `s`. */
export function entityName({ name }: EditorCollection): string {
  return capital(name.replace(/s$/, ''))
}

/** Returns the field that names the last editor, as a list; empty if the collection has none. */
export function editorField({ editor }: EditorCollection['write']): string[] {
  return editor === undefined ? [] : [editor]
}

/** Returns the server's fields that migrations set. */
export function upgradedFields({ migrations, write }: EditorCollection): string[] {
  const set = migrations.flatMap(({ fields }) => fields).filter((field) => !write.fields.includes(field))
  return [...new Set(set)]
}

export function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

export function listOf(names: readonly string[]): string {
  return `[${names.map((name) => `'${name}'`).join(', ')}]`
}

function newClauses(described: EditorCollection, entity: string): string[] {
  const { version, write } = described
  const { initial = {}, acceptedFrom = version } = write
  const upgraded = upgradedFields(described)
  return [
    hasOnly([ENVELOPE, [...write.fields, ...editorField(write), ...Object.keys(initial)]]),
    ...(acceptedFrom === version
      ? [`isWhole(data.schema, ${version})`]
      : ['data.schema is int', `data.schema >= ${acceptedFrom}`, `data.schema <= ${version}`]),
    'isWhole(data.rev, 1)',
    'data.createdAt == request.time',
    'data.updatedAt == request.time',
    'data.createdBy == request.auth.uid',
    ...editorField(write).map((field) => `data.${field} == request.auth.uid`),
    ...Object.entries(initial).map(([name, value]) =>
      upgraded.includes(name) ? `data.get('${name}', ${literal(value)}) == ${literal(value)}` : begins(name, value),
    ),
    `has${entity}Fields(data)`,
  ]
}

function hasOnly(groups: readonly (readonly string[])[]): string {
  const rows = groups.flatMap((names) =>
    rowsOf(
      names.map((name) => `'${name}'`),
      ', ',
    ),
  )
  const line = `data.keys().hasOnly([${rows.join(', ')}])`
  return line.length <= LINE_MAX - 16 ? line : `data.keys().hasOnly([\n      ${rows.join(',\n      ')}\n    ])`
}

function begins(name: string, value: string | number | null): string {
  return typeof value === 'number' ? `isWhole(data.${name}, ${value})` : `data.${name} == ${literal(value)}`
}

/**
 * Returns the functions that check a list item by item up to its maximum size, because rules have no loops.
 * @throws RangeError without a maximum size
 */
function renderList(item: string, { items, maxItems }: Field): string[] {
  if (maxItems === undefined) throw new RangeError(`A list of ${item} needs a largest size.`)
  const field = fieldSchema.parse(items)
  if (field.type === 'object') return renderItems(item, field, maxItems)
  if (checkOf(field, 'item') === 'isId(item)') {
    return renderFunction(`is${item}List(list)`, [`areIds(list, ${maxItems})`])
  }
  const places = placesOf(maxItems, (place) => `is${item}At(list, ${place})`)
  return [
    ...renderFunction(`is${item}At(list, i)`, [`list.size() <= i || (${checkOfItem(field, 'list[i]')})`]),
    '',
    ...renderFunction(`is${item}List(list)`, [`list is list && list.size() <= ${maxItems}`, ...rowsOf(places, ' && ')]),
  ]
}

/**
 * Returns the functions for a list of objects: one for an item, one for all indexes and one for the list.
 * @throws RangeError if the list may have more than 32 items
 */
function renderItems(item: string, field: Field, maxItems: number): string[] {
  if (maxItems > REPEATED) throw new RangeError(`A list of ${item} may be longer than rules can check.`)
  const { ids, checks } = checkOfParts(field, 'item')
  const together = ids.flatMap((name) => {
    const rows = rowsOf(
      placesOf(maxItems, (place) => `list[${place}].${name}`),
      ', ',
    )
    return [`areIds([\n      ${rows.join(',\n      ')}\n    ], ${maxItems})`]
  })
  const places = placesOf(maxItems, (place) => `is${item}(list[${place}])`)
  return [
    ...renderFunction(`is${item}(item)`, checks),
    '',
    ...renderFunction(`are${item}(items)`, [...together, ...rowsOf(places, ' && ')], REPEAT),
    '',
    ...renderFunction(`is${item}List(list)`, [`list == [] || (list.size() <= ${maxItems} && are${item}(list))`]),
  ]
}

function placesOf(maxItems: number, write: (place: number) => string): string[] {
  return Array.from({ length: maxItems }, (_, place) => write(place))
}

/** Joins parts into as few lines as possible. */
function rowsOf(parts: readonly string[], joint: string): string[] {
  return parts.reduce<string[]>((rows, part) => {
    const row = `${rows.at(-1)}${joint}${part}`
    return rows.length > 0 && row.length <= LINE_MAX - 16 ? [...rows.slice(0, -1), row] : [...rows, part]
  }, [])
}

function renderFunction(head: string, clauses: readonly string[], before: readonly string[] = []): string[] {
  const line = `  return ${clauses.join(' && ')};`
  const lines = clauses.map((clause, i) => `${i === 0 ? '  return ' : '    && '}${clause}`)
  return [
    `function ${head} {`,
    ...before.map((each) => `  ${each}`),
    ...(line.length <= LINE_MAX ? [line] : `${lines.join('\n')};`.split('\n')),
    '}',
  ]
}

function itemName(entity: string, field: string): string {
  return `${entity}${capital(field.replace(/s$/, ''))}`
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
