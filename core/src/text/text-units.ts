import { countGraphemes, emojiBytesLength } from './text-lengths.ts'
import { weightedLength } from './weighted-length.ts'

/** How networks count: one function per unit that contracts name. */
export const TEXT_UNITS = {
  grapheme: countGraphemes,
  code_point: (text) => [...text].length,
  utf16: (text) => text.length,
  emoji_bytes: emojiBytesLength,
  /** As X counts, links included. */
  weighted: weightedLength,
} as const satisfies Record<string, (text: string) => number>

export type TextUnit = keyof typeof TEXT_UNITS
