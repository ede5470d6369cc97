import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import type { KnownLanguage } from './text-analysis.ts'

/** Minimum length; shorter words are found only as written, because stems of two letters match many words. */
const LETTERS_MIN = 4

const STEMMERS: Readonly<Record<KnownLanguage, (word: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  es: stemSpanish,
  fr: stemFrench,
}

/**
 * Endings that form a different word, which a stemmer also removes: “university” is not a form of “universe”. Used only for English; in German,
 * Spanish and French, only `ADDED_MAX` limits the endings.
 */
const OTHER_WORD =
  /(?:ity|ist|ism|ive|ion|ous|ful|les|nes|able|ible|ment|al|ance|ence|ant|ent|ize|ise|age|ery|ary|ory|dom|hood|ship)$/
/** Maximum number of letters that an inflection adds. */
const ADDED_MAX = 5

/** Adjectives whose comparatives are common in brand texts; stemmers leave “cheaper” unchanged. */
const COMPARED = new Set(
  (
    'big bold bright cheap clean clear cool cold crazy cute dark deep dull dumb easy fair fast fat fine free fresh full funny great green happy ' +
    'hard healthy hot huge kind late lazy light long loud lovely low mad mean new nice old poor pretty quick quiet rare rich ripe ' +
    'safe sharp short simple slick slim slow small smart smooth soft strange strong sweet tall tasty tiny tough trendy ugly warm weak wild wise young'
  ).split(' '),
)

/** Inflections of a language: the word that a form belongs to, and whether two words are forms of the same one. */
export type WordForms = {
  /** Returns the same key for all forms of a word; some other words may share it. */
  keyOf: (word: string) => string
  isSame: (term: string, word: string) => boolean
}

/** Words as written: for lists that contain each form, and for languages without a stemmer. */
export const AS_WRITTEN: WordForms = { keyOf: (word) => word, isSame: (term, word) => term === word }

/** Returns the inflections of lowercase English, German, Spanish and French words, using Snowball's stemmers. */
export function wordFormsOf(language: KnownLanguage | null): WordForms {
  if (language === null) return AS_WRITTEN
  const stem = STEMMERS[language]
  const keyOf = (word: string) => (isStemmed(word) ? stem(language === 'en' ? positiveOf(word) : word) : word)
  return {
    keyOf,
    isSame(term, word) {
      if (term === word) return true
      if (!isStemmed(term) || !isStemmed(word) || keyOf(term) !== keyOf(word)) return false
      if (Math.abs(word.length - term.length) > ADDED_MAX) return false
      return language !== 'en' || OTHER_WORD.test(singularOf(term)) || !OTHER_WORD.test(singularOf(word))
    },
  }
}

const singularOf = (word: string) => word.replace(/s$/, '')

const isStemmed = (word: string) => word.length >= LETTERS_MIN && /^[\p{L}\p{M}]+$/u.test(word)

/** Returns the positive form of an adjective: “cheap” for “cheaper” and “cheapest”, “easy” for “easier”, “big” for “bigger”. */
function positiveOf(word: string): string {
  const [, root] = /^(.+?)(?:er|est)$/.exec(word) ?? []
  if (root === undefined) return word
  const forms = [root, `${root}e`, root.replace(/i$/, 'y'), root.replace(/(.)\1$/, '$1')]
  return forms.find((each) => COMPARED.has(each)) ?? word
}
