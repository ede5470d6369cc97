import type { Font, MeasureText } from '@postwright/core/scene/measure-text'

const NARROW = /[iljt.,:;'!|1]/
const WIDE = /[mwMW@]/
const FULL = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Emoji_Presentation}]/u
const MARK = /^(\p{M}|\p{Cf})$/u

/** Measures by a table of a few widths, so that what tests expect of a layout can be counted by hand: a letter is half as wide as its font size. */
export const FIXED_MEASURE: MeasureText = {
  widthOf: (text, font) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter, font), 0),
  metricsOf: ({ size }) => ({ ascent: size * 0.8, descent: size * 0.2 }),
}

function widthOfLetter(letter: string, { size, weight }: Font): number {
  const bold = weight >= 600 ? 1.1 : 1
  if (MARK.test(letter)) return 0
  if (FULL.test(letter)) return size
  if (letter === ' ') return size * 0.25
  if (NARROW.test(letter)) return size * 0.25 * bold
  return size * (WIDE.test(letter) ? 0.75 : 0.5) * bold
}
