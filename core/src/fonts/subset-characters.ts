import { FONT_SUBSETS, type FontSubset } from './font-subset.ts'
import { SUBSET_RANGES } from './subset-ranges.ts'

/** What has a meaning and can be drawn. */
const DRAWN = /[^\p{Cn}\p{Cc}\p{Cs}\p{Co}]/u

const known = new Map<FontSubset, ReadonlySet<number>>()

/** The code points of a subset that stand for something. */
export function subsetCharacters(subset: FontSubset): ReadonlySet<number> {
  const found = known.get(subset) ?? new Set(SUBSET_RANGES[subset].split(',').flatMap(pointsIn))
  known.set(subset, found)
  return found
}

/** Whether any subset has a character. */
export function isInSubsets(point: number): boolean {
  return FONT_SUBSETS.some((subset) => subsetCharacters(subset).has(point))
}

function pointsIn(range: string): number[] {
  const [first = '', last = first] = range.slice('U+'.length).split('-')
  const from = Number.parseInt(first, 16)
  return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) => from + place).filter((point) =>
    DRAWN.test(String.fromCodePoint(point)),
  )
}
