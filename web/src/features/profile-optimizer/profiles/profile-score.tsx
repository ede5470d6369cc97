import type { Persona } from '@postwright/core/collections/personas'
import type { ProfileDraft } from '@postwright/core/model/profile'
import type { ProfileFacts } from '@postwright/core/platforms/profile-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import { PLATFORM_PROFILES } from '@postwright/core/platforms/profiles'
import { keywordsOf } from '@postwright/core/profiles/profile-words'
import { scoreProfile, type ScoredProfile } from '@postwright/core/profiles/score-profile'
import { useTranslation } from 'react-i18next'
import styles from './profiles.module.css'

/** Returns the profile facts of a network; null for a network without profiles. */
export function profileFacts(platform: Platform): ProfileFacts | null {
  return PLATFORM_PROFILES[platform] ?? null
}

/** Returns a profile's score with the keywords of its persona; null for a network without profiles. */
export function scoreWith(profile: ProfileDraft, personas: readonly Persona[]): ScoredProfile | null {
  const facts = profileFacts(profile.platform)
  const persona = personas.find(({ id }) => id === profile.personaId) ?? null
  return facts && scoreProfile(profile, facts, keywordsOf(profile.keywords, persona))
}

const RADIUS = 20

const LENGTH = 2 * Math.PI * RADIUS

const GOOD = 80

const FAIR = 50

/** A score from 0 to 100 as a ring with its number. */
export function ScoreRing({ score, size = 56 }: { score: number; size?: number }) {
  const { t } = useTranslation('profiles')
  const tone = score >= GOOD ? 'positive' : score >= FAIR ? 'warning' : 'negative'
  return (
    <span className={styles.ring} style={{ width: `${size / 16}rem` }} data-tone={tone}>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className={styles.arc}
          strokeDasharray={`${(LENGTH * score) / 100} ${LENGTH}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span className={styles.ringNumber}>
        {score}
        <span className="visually-hidden">{t('profiles:score.of')}</span>
      </span>
    </span>
  )
}
