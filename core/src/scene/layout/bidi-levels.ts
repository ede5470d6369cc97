import createBidi from 'bidi-js'

export type Direction = 'ltr' | 'rtl'

/** Direction of a paragraph, and embedding level of each character: odd levels run from right to left. */
export type BidiLevels = { direction: Direction; levelAt: (index: number) => number }

/** Computes levels by the Unicode bidirectional algorithm (UAX 9), skipped for text without right-to-left characters unless `rtl` is wanted. */
export function bidiLevels(text: string, wanted: Direction | 'auto'): BidiLevels {
  if (wanted !== 'rtl' && !RIGHT_TO_LEFT.test(text)) return { direction: 'ltr', levelAt: () => 0 }
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, wanted)
  const base = paragraphs[0]?.level ?? (wanted === 'rtl' ? 1 : 0)
  return { direction: base % 2 === 1 ? 'rtl' : 'ltr', levelAt: (index) => levels[index] ?? base }
}

const bidi = createBidi()

/** Hebrew, Arabic and related scripts, and direction control characters. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/
