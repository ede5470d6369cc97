import type { BrandKit } from '../model/brand-kit.ts'
import type { BrandRules } from '../checks/brand/brand-rules.ts'
import { fingerprintOf } from '../checks/brand/fingerprint.ts'
import { KNOWN_LANGUAGES, type KnownLanguage } from '../checks/text/text-analysis.ts'

type ForChannels = Pick<BrandKit, 'channels'>

/**
 * The kit that posts of a channel follow: the first, in their order, that names the channel, else the first that names none.
 * @param connectionId null for no channel in particular
 */
export function kitOfChannel<Kit extends ForChannels>(kits: readonly Kit[], connectionId: string | null): Kit | null {
  const own = connectionId === null ? undefined : kits.find(({ channels }) => channels.includes(connectionId))
  return own ?? kits.find(({ channels }) => channels.length === 0) ?? null
}

/** The kit that a new deck begins with: the one of channels that no kit names, else the first. Null without kits. */
export function findDefaultKit<Kit extends ForChannels>(kits: readonly Kit[]): Kit | null {
  return kitOfChannel(kits, null) ?? kits[0] ?? null
}

/** What a kit says of texts, as checks read it. NOTE its samples are read anew with each call: keep what it gives. */
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
    // A word to avoid without another in its place is no preference yet.
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
    languages: languagesIn(language),
  }
}

const NAMES: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: ['en', 'english', 'englisch', 'inglés', 'anglais'],
  de: ['de', 'german', 'deutsch', 'alemán', 'allemand'],
  es: ['es', 'spanish', 'español', 'spanisch', 'espagnol', 'castellano'],
  fr: ['fr', 'french', 'français', 'französisch', 'francés'],
}

/** A language tag (BCP 47): after the language come its script and its country. */
const TAG = /^([a-z]{2,3})(?:-[a-z0-9]{2,8}){1,3}$/i

/** The languages that a person names, in their order: “German and English”, “fr-CA”. Those that checks do not know are left out. */
export function languagesIn(named: string): KnownLanguage[] {
  const words =
    (TAG.exec(named.trim())?.[1] ?? named)
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? []
  const found = words.flatMap((word) => KNOWN_LANGUAGES.filter((each) => NAMES[each].includes(word)))
  return [...new Set(found)]
}
