/** Splits a text into graphemes: a family emoji or a letter with its accents is one. */
export function graphemesOf(text: string): string[] {
  return PLAIN.test(text) ? text.split('') : [...SEGMENTER.segment(text)].map(({ segment }) => segment)
}

export function countGraphemes(text: string): number {
  return PLAIN.test(text) ? text.length : graphemesOf(text).length
}

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Latin letters, digits and punctuation without combining characters. */
const PLAIN = /^[\u0020-\u02ff\u2010-\u2027\u2030-\u205e]*$/

/**
 * Returns possible line breaks of a paragraph, as indices after the spaces there; the last one is the paragraph's end. Follows the
 * Unicode line breaking algorithm (UAX 14) for typical slide content: spaces, hyphens, slashes, Chinese and Japanese between letters with
 * their rules for punctuation at line ends, Thai and related scripts between words, Korean at spaces.
 */
export function lineBreaksOf(text: string): number[] {
  const letters = lettersOf(text)
  const wordEnds = WITHOUT_SPACES.test(text) ? wordEndsOf(text) : null
  const breaks: number[] = []
  let index = 0
  letters.forEach((letter, at) => {
    index += letter.length
    const next = letters[at + 1]
    if (next === undefined) return
    const isWordEnd = wordEnds?.has(index) === true && WITHOUT_SPACES.test(letter) && WITHOUT_SPACES.test(next)
    if (isWordEnd || mayBreak(letters[at - 1] ?? ' ', letter, next)) breaks.push(index)
  })
  return [...breaks, text.length]
}

/** Returns whether a space may end a line; no-break spaces may not. */
export function isBreakingSpace(letter: string): boolean {
  return SPACE.test(letter)
}

function lettersOf(text: string): readonly string[] {
  return graphemesOf(text)
}

function mayBreak(before: string, letter: string, next: string): boolean {
  if (SPACE.test(next)) return false
  if (SPACE.test(letter)) return true
  if (GLUE.test(letter) || GLUE.test(next) || NEVER_FIRST.test(next) || NEVER_LAST.test(letter)) return false
  if (HYPHEN.test(letter)) return WORD.test(before) && (LETTER.test(next) || IDEOGRAPH.test(next))
  if (DASH.test(letter)) return !DASH.test(next)
  if (letter === '/') return WORD.test(before) && LETTER.test(next)
  const isAround = IDEOGRAPH.test(letter) || IDEOGRAPH.test(next)
  return isAround && IN_TEXT.test(letter) && IN_TEXT.test(next)
}

function wordEndsOf(text: string): Set<number> {
  return new Set([...WORDS.segment(text)].map(({ index }) => index))
}

const WORDS = new Intl.Segmenter('th', { granularity: 'word' })

const SPACE = /^[ \t\u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]$/

const GLUE = /^[\u00a0\u2007\u202f\u2060\ufeff]/

const HYPHEN = /^[-\u2010]$/

const DASH = /^[\u2013\u2014]$/

const LETTER = /^\p{L}/u

const WORD = /^[\p{L}\p{N}]/u

/** Scripts without spaces between words; word ends come from a dictionary. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

const IDEOGRAPH =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef\p{Emoji_Presentation}]/u

/** Characters that allow a line break next to a Chinese or Japanese letter: letters, digits, CJK punctuation, emoji. */
const IN_TEXT = /^[\p{L}\p{N}\u3000-\u303f\uff00-\uffef\p{Emoji_Presentation}]/u

const NEVER_FIRST =
  /^[、。，．・：；？！ー々〻ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ’”）〉》」』】〕〗〙〛｝］｠…‥〜～％)\]}.,:;!?%»]/u

const NEVER_LAST = /^[（〈《「『【〔〖〘〚｛［｟‘“＄￥＃([{«]/u
