/** The parts that font files are cut into, so that a page loads only what its words need. The first that has a character draws it. */
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
