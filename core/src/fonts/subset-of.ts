import { FONT_SUBSETS, type FontSubset } from './font-subset.ts'
import { SUBSET_RANGES } from './subset-ranges.ts'

type Range = readonly [first: number, last: number]

const RANGES: readonly (readonly [FontSubset, readonly Range[]])[] = FONT_SUBSETS.map((subset) => [
  subset,
  SUBSET_RANGES[subset].split(',').map(rangeOf),
])

/**
 * The subset that a character is drawn from.
 * @param among what the family has
 * @returns null where the family has no such characters
 */
export function subsetOf(character: string, among: readonly FontSubset[]): FontSubset | null {
  const point = character.codePointAt(0)
  if (point === undefined) return null
  const found = RANGES.find(
    ([subset, ranges]) => among.includes(subset) && ranges.some(([first, last]) => point >= first && point <= last),
  )
  return found?.[0] ?? null
}

function rangeOf(range: string): Range {
  const [first = '', last = first] = range.slice('U+'.length).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
