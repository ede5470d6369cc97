import type { BrandRules } from '../checks/brand/brand-rules.ts'
import type { BrandKit } from '../model/brand-kit.ts'

/** What a kit says of texts, as checks read it. */
export function brandRulesOf({ voice, hashtags }: Pick<BrandKit, 'voice' | 'hashtags'>): BrandRules {
  const { banned, preferred, required, terms, spelling, oxfordComma, emoji } = voice
  return {
    banned,
    // A word to avoid without another in its place is no preference yet.
    preferred: preferred.filter(({ replacement }) => replacement !== ''),
    required,
    terms,
    spelling,
    oxfordComma,
    emoji,
    bannedHashtags: hashtags.banned,
  }
}
