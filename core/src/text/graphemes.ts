import { segmentGraphemes } from './segment-graphemes.ts'

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
