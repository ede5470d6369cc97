import { hasSameFields } from '../has-same-fields.ts'
import type { MergeShape, Below, Versions } from './merge-shape.ts'

type Of<Kind extends MergeShape['kind']> = Extract<MergeShape, { kind: Kind }>
type Lists = Versions<unknown[]>

/** Merges the additions and removals of both sides; undefined if the result is too large. */
export function mergeSet({ max }: Of<'set'>, { base, mine, theirs }: Lists): unknown[] | undefined {
  const has = (list: unknown[], item: unknown) => list.some((other) => hasSameFields(other, item))
  const kept = theirs.filter((item) => has(mine, item) || !has(base, item))
  const added = mine.filter((item) => !has(theirs, item) && !has(base, item))
  return kept.length + added.length > max ? undefined : [...kept, ...added]
}

/**
 * Merges item by item, in the order of the side that reordered the items. Undefined if both sides reordered them, if the result has too many items,
 * or if an item has no key or two items of a version have the same key.
 */
export function mergeItems(
  { keyOf, item, max }: Of<'list'>,
  { base, mine, theirs }: Lists,
  below: Below,
): unknown[] | undefined {
  const [ofBase, ofMine, ofTheirs] = [byKey(base, keyOf), byKey(mine, keyOf), byKey(theirs, keyOf)]
  if (!ofBase || !ofMine || !ofTheirs) return undefined
  const order = mergeOrder([...ofBase.keys()], [...ofMine.keys()], [...ofTheirs.keys()])
  const isThere = (key: string) => (ofBase.has(key) ? ofMine.has(key) && ofTheirs.has(key) : true)
  if (!order || order.filter(isThere).length > max) return undefined
  return order.flatMap((key) => {
    const joined = below(key, item, { base: ofBase.get(key), mine: ofMine.get(key), theirs: ofTheirs.get(key) })
    return joined === undefined ? [] : [joined]
  })
}

/**
 * Merges position by position, and keeps the items that one side appended. Undefined if a side removed or moved an item, if both sides appended
 * items, if the side that appended items also changed others, or if the result has too many items.
 */
export function mergePlaces(
  { item, max }: Of<'places'>,
  { base, mine, theirs }: Lists,
  below: Below,
): unknown[] | undefined {
  const longer = mine.length > theirs.length ? mine : theirs
  const isExtended = mine.length > base.length || theirs.length > base.length
  if (Math.min(mine.length, theirs.length) !== base.length || longer.length > max) return undefined
  // An inserted item shifts the items after it, so only items at the end are known to be new.
  if (isExtended && !hasSameFields(longer.slice(0, base.length), base)) return undefined
  if (hasMoved(base, mine) || hasMoved(base, theirs)) return undefined
  const places = base.map((part, at) => below(String(at), item, { base: part, mine: mine[at], theirs: theirs[at] }))
  return [...places, ...longer.slice(base.length)]
}

/** Returns whether an item has moved to the position of another one. */
function hasMoved(base: unknown[], side: unknown[]): boolean {
  return side.some((item, at) => !hasSameFields(item, base[at]) && base.some((other) => hasSameFields(other, item)))
}

function byKey(items: unknown[], keyOf: (item: unknown) => string | null): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === null || found.has(key)) return undefined
    found.set(key, item)
  }
  return found
}

/**
 * Returns the keys of all versions in the order of the side that reordered them; each key that only the other side has follows its predecessor there.
 * Undefined if both sides reordered them.
 */
function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] | undefined {
  const isMoved = (side: string[]) => {
    const common = side.filter((key) => base.includes(key))
    const before = base.filter((key) => side.includes(key))
    return !hasSameFields(common, before)
  }
  if (isMoved(mine) && isMoved(theirs)) return undefined
  const [first, second] = isMoved(mine) ? [mine, theirs] : [theirs, mine]
  return [second, base].reduce(withOthers, first)
}

function withOthers(order: string[], others: string[]): string[] {
  return others.reduce((sofar, key, at) => {
    if (sofar.includes(key)) return sofar
    const before = others.slice(0, at).findLast((other) => sofar.includes(other))
    const place = before === undefined ? 0 : sofar.indexOf(before) + 1
    return sofar.toSpliced(place, 0, key)
  }, order)
}
