import type { Persona } from '@postwright/core/collections/personas'
import type { ProfileDraft } from '@postwright/core/model/profile'
import type { ProfileFacts } from '@postwright/core/platforms/profile-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import { PLATFORM_PROFILES } from '@postwright/core/platforms/profiles'
import { keywordsOf } from '@postwright/core/profiles/profile-words'
import { scoreProfile, type ScoredProfile } from '@postwright/core/profiles/score-profile'

/** What profiles of a network have; null for a network without any. */
export function profileFacts(platform: Platform): ProfileFacts | null {
  return PLATFORM_PROFILES[platform] ?? null
}

/** A profile's score with the keywords of its persona; null for a network without profiles. */
export function scoreWith(profile: ProfileDraft, personas: readonly Persona[]): ScoredProfile | null {
  const facts = profileFacts(profile.platform)
  const persona = personas.find(({ id }) => id === profile.personaId) ?? null
  return facts && scoreProfile(profile, facts, keywordsOf(profile.keywords, persona))
}
