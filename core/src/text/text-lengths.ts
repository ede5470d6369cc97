/** Pictographs, flags and keycaps, including joined sequences. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u

/** Returns the length with an emoji counted as its UTF-8 bytes, and every other code point as one. */
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
 * A text range that may contain characters of several code units, with the letter before and after it, which may be part of one.
 * Outside such ranges every code unit is one character.
 */
const STRETCH = /[\n\x20-\x7e]?(?:[^\n\x20-\x7e]+[\n\x20-\x7e]?)+/g

/** Returns the number of grapheme clusters: a family emoji or a letter with accents is one. */
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
 * Splits a text into graphemes. The segmentation rules are loaded on the first call only: loading takes a phone
 * a few hundred milliseconds, and many pages never need the rules.
 */
export function segmentGraphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Returns the length in UTF-8 bytes; a lone surrogate counts as the replacement character that it becomes. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
