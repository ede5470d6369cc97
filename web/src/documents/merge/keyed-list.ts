import { z } from 'zod'
import type { MergeShape } from './merge-shape.ts'

/**
 * A list whose items are joined one by one and told apart by one of their fields.
 * @param fields of an item, that are joined in parts of their own; the others as a whole
 */
export function keyedList(name: string, max: number, fields: Record<string, MergeShape> = {}): MergeShape {
  const item = z.object({ [name]: z.string() })
  const keyOf = (value: unknown) => item.safeParse(value).data?.[name] ?? null
  return { kind: 'list', keyOf, item: { kind: 'fields', fields }, max }
}
