/** The subsets of font files, so that a page loads only those that its text needs. A character is drawn with the first subset that contains it. */
export const FONT_SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'arabic',
  'hebrew',
  'devanagari',
] as const

export type FontSubset = (typeof FONT_SUBSETS)[number]

/** The characters of each subset, in the syntax of CSS `unicode-range`. */
export const SUBSET_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  'greek-ext': 'U+1F00-1FFF',
  arabic:
    'U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
  devanagari: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
} satisfies Record<FontSubset, string>

/** Assigned characters that can be drawn. */
const DRAWN = /[^\p{Cn}\p{Cc}\p{Cs}\p{Co}]/u

const known = new Map<FontSubset, ReadonlySet<number>>()

/** Returns the assigned code points of a subset. */
export function subsetCharacters(subset: FontSubset): ReadonlySet<number> {
  const found = known.get(subset) ?? new Set(SUBSET_RANGES[subset].split(',').flatMap(pointsIn))
  known.set(subset, found)
  return found
}

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

type Range = readonly [first: number, last: number]

const RANGES: readonly (readonly [FontSubset, readonly Range[]])[] = FONT_SUBSETS.map((subset) => [
  subset,
  SUBSET_RANGES[subset].split(',').map(rangeOf),
])

/**
 * Returns the subset from which a character is drawn.
 * @param among the subsets of the family
 * @returns null if the family has no such character
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
