import type { BrandRules } from '../checks/brand/brand-rules.ts'
import type { BrandKit } from '../model/brand-kit.ts'
import { languagesIn } from './languages-in.ts'
import { fingerprintOf } from '../checks/brand/fingerprint.ts'

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
