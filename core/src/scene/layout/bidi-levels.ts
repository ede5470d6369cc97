import createBidi from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** The direction of a paragraph, and of each of its characters: an odd level runs from right to left. */
export type BidiLevels = { direction: Direction; levelAt: (index: number) => number }

/** By the algorithm of Unicode (UAX 9), which is asked only where the letters need it. */
export function bidiLevels(text: string, wanted: Direction | 'auto'): BidiLevels {
  if (wanted !== 'rtl' && !RIGHT_TO_LEFT.test(text)) return { direction: 'ltr', levelAt: () => 0 }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, wanted)
  const base = paragraphs[0]?.level ?? (wanted === 'rtl' ? 1 : 0)
  return { direction: base % 2 === 1 ? 'rtl' : 'ltr', levelAt: (index) => levels[index] ?? base }
}

const bidi = createBidi()

/** Hebrew, Arabic and their neighbours, and the signs that switch the direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/
