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
