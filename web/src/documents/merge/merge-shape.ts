import { z } from 'zod'

/**
 * How the parts of a draft are joined when it was changed in two places. `text`: a text, of which both may be kept. `value`:
 * one thing, whatever it is. `fields`: each by itself; one that is not named is a value. `record`: as many fields as there
 * are, each of one shape. `set`: items without an order. `list`: items with a name, in an order. `places`: items that are
 * known by their place only.
 */
export type MergeShape =
  | { kind: 'value' }
  | { kind: 'text'; max: number }
  | { kind: 'fields'; fields: Readonly<Record<string, MergeShape>> }
  | { kind: 'record'; item: MergeShape; absent: unknown }
  | { kind: 'set'; max: number }
  | { kind: 'list'; keyOf: (item: unknown) => string | null; item: MergeShape; max: number }
  | { kind: 'places'; item: MergeShape; max: number }

/**
 * A list whose items are joined one by one and told apart by one of their fields.
 * @param fields of an item, that are joined in parts of their own; the others as a whole
 */
export function keyedList(name: string, max: number, fields: Record<string, MergeShape> = {}): MergeShape {
  const item = z.object({ [name]: z.string() })
  const keyOf = (value: unknown) => item.safeParse(value).data?.[name] ?? null
  return { kind: 'list', keyOf, item: { kind: 'fields', fields }, max }
}

/** A part of a draft in the version that both sides began with, and in theirs. */
export type Versions<Part = unknown> = { base: Part; mine: Part; theirs: Part }

/** Joins the versions of a part that lies inside another. */
export type Below = (name: string, item: MergeShape, parts: Versions) => unknown
