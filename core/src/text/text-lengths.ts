/** Pictures, flags and keycaps, and everything that is joined with one. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

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

/**
 * A stretch that may hold characters of several code units, with the letter before and after it, which may be part of one.
 * Everything between such stretches is one character each, whatever stands beside it.
 */
const STRETCH = /[\n\x20-\x7e]?(?:[^\n\x20-\x7e]+[\n\x20-\x7e]?)+/g

/** Characters as readers count them (grapheme clusters): a family emoji or a letter with accents is one. */
export function countGraphemes(text: string): number {
  let count = text.length
  for (const [stretch] of text.matchAll(STRETCH)) {
    count -= stretch.length
    for (const _ of segmentGraphemes(stretch)) count += 1
  }
  return count
}

let segmenter: Intl.Segmenter | null = null

/**
 * A text cut into characters as people see them. The rules for that are loaded with the first call only: it takes a phone
 * some hundred milliseconds, and many pages never need them.
 */
export function segmentGraphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Length in UTF-8 bytes; a lone surrogate counts as the replacement character it becomes. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
