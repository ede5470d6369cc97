import type { BrandKit } from '../model/brand-kit.ts'
import type { BrandRules } from '../checks/brand/brand-rules.ts'
import { fingerprintOf } from '../checks/brand/fingerprint.ts'
import { KNOWN_LANGUAGES, type KnownLanguage } from '../checks/text/text-analysis.ts'

/**
 * Returns the text rules of a kit, in the form that checks read. NOTE its samples are analysed again with each call, so callers should keep the
 * result.
 */
export function brandRulesOf({
  voice,
  hashtags,
  samples,
  strictness = [],
  language = '',
}: Pick<BrandKit, 'voice' | 'hashtags' | 'samples'> & Partial<Pick<BrandKit, 'strictness' | 'language'>>): BrandRules {
  const { banned, preferred, required, terms, spelling, oxfordComma, capitalisation, emoji } = voice
  const print = fingerprintOf(samples.map(({ text }) => text))
  return {
    banned,
    // A word to avoid without a replacement is not a preference yet.
    preferred: preferred.filter(({ replacement }) => replacement !== ''),
    required,
    terms,
    spelling,
    oxfordComma,
    capitalisation,
    emoji,
    bannedHashtags: hashtags.banned,
    fingerprint: 'fingerprint' in print ? print.fingerprint : null,
    strictness,
    languages: parseLanguages(language),
  }
}

const NAMES: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['en', 'english', 'englisch', 'inglés', 'anglais'],
  de: ['de', 'german', 'deutsch', 'alemán', 'allemand'],
  es: ['es', 'spanish', 'español', 'spanisch', 'espagnol', 'castellano'],
  fr: ['fr', 'french', 'français', 'französisch', 'francés'],
}

/** A language tag (BCP 47): the language, followed by its script and country. */
const TAG = /^([a-z]{2,3})(?:-[a-z0-9]{2,8}){1,3}$/i

/** Parses languages typed by a person, in their order: “German and English”, “fr-CA”. Languages unknown to the checks are omitted. */
export function parseLanguages(named: string): KnownLanguage[] {
  const words =
    (TAG.exec(named.trim())?.[1] ?? named)
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  const found = words.flatMap((word) => KNOWN_LANGUAGES.filter((each) => NAMES[each].includes(word)))
  return [...new Set(found)]
}
