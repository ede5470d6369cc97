import { segmentGraphemes } from './segment-graphemes.ts'

/** Each of these is one character by itself, whatever follows it in such a text. */
const PLAIN = /^[\n\x20-\x7e]*$/

/** Characters as readers count them (grapheme clusters): a family emoji or a letter with accents is one. */
export function countGraphemes(text: string): number {
  if (PLAIN.test(text)) return text.length
  let count = 0
  for (const _ of segmentGraphemes(text)) count += 1
  return count
}
