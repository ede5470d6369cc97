import { ownValue } from '../../own-value.ts'
import { STOP_WORDS } from './stop-words.ts'

const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Returns the words of a text in any language, in composed form and lower case; numbers and symbols are left out. */
export function wordsOf(text: string): string[] {
  return [...WORDS.segment(text.normalize('NFKC').toLowerCase())].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && /\p{L}/u.test(segment) ? [segment.replaceAll('’', "'")] : [],
  )
}

/** A term of a comment: the stem that its forms share, and the form in which it was written. */
type WrittenTerm = { term: string; form: string }

const NONE: ReadonlySet<string> = new Set()

/** Returns the terms of a comment: its words except stop words, each with its stem. */
export function termsOf(text: string, language: string | null): WrittenTerm[] {
  const stops = (language === null ? undefined : ownValue(STOP_WORDS, language)) ?? NONE
  return wordsOf(text)
    .filter((word) => !stops.has(word) && isLong(word))
    .map((form) => ({ term: stemOf(form, language), form }))
}

/** Returns whether a word is long enough: a single letter of an alphabet is not a word, but a single character of a script without spaces can be. */
function isLong(word: string): boolean {
  return word.length > 1 || !/[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(word)
}

/** Returns a word without the endings that don't affect its topic: plural and possessive in English, none in other languages. */
function stemOf(word: string, language: string | null): string {
  if (language !== 'en') return word
  const own = word.replace(/'s?$/, '')
  if (own.length > 4 && own.endsWith('ies')) return `${own.slice(0, -3)}y`
  if (own.length > 4 && /(?:[sxz]|ch|sh)es$/.test(own)) return own.slice(0, -2)
  return own.length > 3 && /[^su]s$/.test(own) ? own.slice(0, -1) : own
}
