import { countGraphemes, emojiBytesLength } from './text-lengths.ts'
import { weightedLength } from './weighted-length.ts'

/** Length functions of networks, one per unit in contracts. */
export const TEXT_UNITS = {
  grapheme: countGraphemes,
  code_point: (text) => [...text].length,
  utf16: (text) => text.length,
  emoji_bytes: emojiBytesLength,
  /** X's length, links included. */
  weighted: weightedLength,
} as const satisfies Record<string, (text: string) => number>

export type TextUnit = keyof typeof TEXT_UNITS
