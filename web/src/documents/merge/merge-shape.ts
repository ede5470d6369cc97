import { z } from 'zod'

/**
 * Describes how the parts of a draft are merged if two sides changed it. `text`: a text, of which both versions can be kept. `value`: one indivisible
 * value. `fields`: each field separately; a field without a shape is a value. `record`: any number of fields with one shape. `set`: items without an
 * order. `list`: items with a key, in an order. `places`: items identified only by their position.
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
 * Returns the shape of a list whose items are merged one by one and identified by one of their fields.
 * @param fields fields of an item that are merged as separate parts; the others form a single part
 */
export function keyedList(name: string, max: number, fields: Record<string, MergeShape> = {}): MergeShape {
  const item = z.object({ [name]: z.string() })
  const keyOf = (value: unknown) => item.safeParse(value).data?.[name] ?? null
  return { kind: 'list', keyOf, item: { kind: 'fields', fields }, max }
}

/** A part of a draft in the common base version and in both sides' versions. */
export type Versions<Part = unknown> = { base: Part; mine: Part; theirs: Part }

/** Merges the versions of a nested part; `name` is its field name or position. */
export type Below = (name: string, item: MergeShape, parts: Versions) => unknown
