import { z } from 'zod'

type Place = { path: (...parents: string[]) => string }

/** Returns the segments of a described path, with `*` for each id: `['workspaces', '*', 'posts']`. */
export function segmentsOf({ path }: Place): string[] {
  return path(...Array.from({ length: path.length }, () => '*')).split('/')
}

/** Returns whether the documents are below documents of the other collection. */
export function isBelow(place: Place, root: Place): boolean {
  return segmentsOf(place)
    .join('/')
    .startsWith(`${segmentsOf(root).join('/')}/*/`)
}

const fieldsSchema = z.record(z.string(), z.unknown())

/** Returns the values at a path in a document: names joined by dots, `*` for each item of a list. Malformed parts have none. */
export function valuesAt(fields: unknown, place: string): unknown[] {
  return place.split('.').reduce<unknown[]>((values, name) => values.flatMap((value) => below(value, name)), [fields])
}

function below(value: unknown, name: string): unknown[] {
  if (name === '*') return Array.isArray(value) ? value : []
  const fields = fieldsSchema.safeParse(value)
  return fields.success && Object.hasOwn(fields.data, name) ? [fields.data[name]] : []
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Replaces one value with another at a path in a document, in the notation of `valuesAt`.
 * @returns the changed values by the name of their top-level field; empty if nothing changes
 */
export function replaceValuesAt(fields: Fields, place: string, from: string, to: string): Record<string, unknown> {
  const [name = '', ...rest] = place.split('.')
  if (!Object.hasOwn(fields, name)) return {}
  const value = fields[name]
  const changed = replaceBelow(value, rest, { from, to })
  return changed === value ? {} : { [name]: changed }
}

type Change = { from: string; to: string }

function replaceBelow(value: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  if (name === undefined) return value === change.from ? change.to : value
  if (name === '*') {
    if (!Array.isArray(value)) return value
    const items: unknown[] = value
    const changed = items.map((item) => replaceBelow(item, rest, change))
    if (changed.every((item, at) => item === items[at])) return value
    return rest.length === 1 ? dropRepeats(changed, rest[0] ?? '', change.to) : changed
  }
  if (!isFields(value) || !Object.hasOwn(value, name)) return value
  const below = value[name]
  const changed = replaceBelow(below, rest, change)
  return changed === below ? value : { ...value, [name]: changed }
}

/** Removes repeated files of one part of a post: a file that is already listed is not listed again. */
function dropRepeats(items: readonly unknown[], idName: string, to: string): unknown[] {
  const isOfPost = items.every((item) => isFields(item) && Object.hasOwn(item, 'alt') && !Object.hasOwn(item, 'type'))
  if (!isOfPost) return [...items]
  const parts = new Set<unknown>()
  return items.filter((item) => {
    if (!isFields(item) || item[idName] !== to) return true
    const isFirst = !parts.has(item['part'])
    parts.add(item['part'])
    return isFirst
  })
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
