import { segmentGraphemes } from './segment-graphemes.ts'
import { utf8Length } from './utf8.ts'

/** Pictures, flags and keycaps, and everything that is joined with one. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u
const PLAIN = /^[\n\x20-\x7e]*$/

/** Length where an emoji counts as many characters as it has UTF-8 bytes, and every other code point counts one. */
export function emojiBytesLength(text: string): number {
  if (PLAIN.test(text)) return text.length
  let length = 0
  for (const { segment } of segmentGraphemes(text)) {
    length += EMOJI.test(segment) ? utf8Length(segment) : [...segment].length
  }
  return length
}
