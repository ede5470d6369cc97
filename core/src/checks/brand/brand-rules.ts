import type { BrandStrictness } from '../../model/brand-strictness.ts'
import type { KnownLanguage } from '../text/text-analysis.ts'
import type { Fingerprint } from './fingerprint.ts'

/** The voice of a brand kit, as rules over texts. */
export type BrandRules = {
  /** Words that are not written; what is written in their place may be empty: then a person decides. */
  banned: readonly { word: string; replacement: string }[]
  /** Words that are written instead of others. */
  preferred: readonly { word: string; replacement: string }[]
  /** Of these, each post has at least one. */
  required: readonly string[]
  /** Names and terms in their exact capitals. */
  terms: readonly string[]
  spelling: 'any' | 'us' | 'uk'
  oxfordComma: 'any' | 'always' | 'never'
  /** Of headings: like a sentence, or most words in capitals. */
  capitalisation: 'any' | 'sentence' | 'title'
  emoji: 'any' | 'few' | 'none'
  bannedHashtags: readonly string[]
  /** How the brand's own texts are written; null while there are too few of them. */
  fingerprint: Fingerprint | null
  /** Its rules whose breaches hold a post up; missing where nothing of a kit does. */
  strictness?: BrandStrictness
  /** In which the brand writes; none where it does not say. */
  languages?: readonly KnownLanguage[]
}

export const NO_BRAND_RULES: BrandRules = {
  banned: [],
  preferred: [],
  required: [],
  terms: [],
  spelling: 'any',
  oxfordComma: 'any',
  capitalisation: 'any',
  emoji: 'any',
  bannedHashtags: [],
  fingerprint: null,
  strictness: [],
  languages: [],
}
