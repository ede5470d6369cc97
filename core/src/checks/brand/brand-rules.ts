import type { BrandStrictness } from '../../model/brand-strictness.ts'
import type { KnownLanguage } from '../text/text-analysis.ts'
import type { Fingerprint } from './fingerprint.ts'

/** The voice of a brand kit, as rules for texts. */
export type BrandRules = {
  /** Banned words. If the replacement is empty, a person decides. */
  banned: readonly { word: string; replacement: string }[]
  /** Words to avoid, with the preferred replacements. */
  preferred: readonly { word: string; replacement: string }[]
  /** Required words: each post contains at least one of them. */
  required: readonly string[]
  /** Names and terms with their exact capitalisation. */
  terms: readonly string[]
  spelling: 'any' | 'us' | 'uk'
  oxfordComma: 'any' | 'always' | 'never'
  /** Capitalisation of headings: like a sentence, or most words capitalised. */
  capitalisation: 'any' | 'sentence' | 'title'
  emoji: 'any' | 'few' | 'none'
  bannedHashtags: readonly string[]
  /** Style of the brand's own texts; null if there are too few. */
  fingerprint: Fingerprint | null
  /** Rules of the kit whose breaches hold a post; missing if there are none. */
  strictness?: BrandStrictness
  /** Languages in which the brand writes; missing if not specified. */
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
