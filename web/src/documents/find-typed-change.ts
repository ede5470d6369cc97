/** The place of a typed change, and whether it begins a word. */
type Typed = { place: string; beginsWord: boolean }

/** Returns whether the value at a place is derived from text typed elsewhere. */
export type IsDerived = (place: string) => boolean

/** Returns the typed change between two versions; null if more than one text or another kind of value differs. Derived values are ignored. */
export function findTypedChange(before: unknown, after: unknown, isDerived: IsDerived = () => false): Typed | null {
  const changes = differences(before, after, '').filter(({ place }) => !isDerived(place))
  const [change] = changes
  if (!change || changes.length > 1 || typeof change.before !== 'string' || typeof change.after !== 'string')
    return null
  return { place: change.place, beginsWord: beginsWord(change.before, change.after) }
}

type Difference = { place: string; before: unknown; after: unknown }

function differences(before: unknown, after: unknown, place: string): Difference[] {
  if (Object.is(before, after)) return []
  if (!isStructure(before) || !isStructure(after)) return [{ place, before, after }]
  const [old, now] = [Object.entries(before), new Map(Object.entries(after))]
  const isSameShape = old.length === now.size && old.every(([key]) => now.has(key))
  if (!isSameShape) return [{ place, before, after }]
  return old.flatMap(([key, value]) => differences(value, now.get(key), `${place}/${key}`))
}

function isStructure(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Returns whether a change begins a word: more than two characters at once count as pasted, and a character after a space is the first of a word. */
function beginsWord(before: string, after: string): boolean {
  const grown = after.length - before.length
  if (grown > 2) return true
  if (grown < 1) return false
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  return /\S/.test(after[at] ?? ' ') && /\s/.test(after[at - 1] ?? 'a')
}
