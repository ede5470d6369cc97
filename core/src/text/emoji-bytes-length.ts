import { segmentGraphemes } from './segment-graphemes.ts'
import { utf8Length } from './utf8.ts'

/** Pictures, flags and keycaps, and everything that is joined with one. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u
/** A stretch that may hold an emoji, with the letter before and after it, which may be part of one. */
const STRETCH = /[\n\x20-\x7e]?(?:[^\n\x20-\x7e]+[\n\x20-\x7e]?)+/g

/** Length where an emoji counts as many characters as it has UTF-8 bytes, and every other code point counts one. */
export function emojiBytesLength(text: string): number {
  let length = text.length
  for (const [stretch] of text.matchAll(STRETCH)) {
    length -= stretch.length
    for (const { segment } of segmentGraphemes(stretch)) {
      length += EMOJI.test(segment) ? utf8Length(segment) : [...segment].length
    }
  }
  return length
}
