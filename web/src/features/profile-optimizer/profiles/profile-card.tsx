import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Persona } from '@postwright/core/collections/personas'
import type { Profile } from '@postwright/core/model/profile'
import { findNextSteps } from '@postwright/core/profiles/score-profile'
import { settingsAddress } from '@postwright/core/profiles/profile-links'
import { routes } from '@/config/routes.ts'
import { PlatformIcon } from '@/platforms/platform-icon.tsx'
import { platformName } from '@/platforms/platform-name.ts'
import { useOfferActions } from '@/session/use-offer-actions.ts'
import { ActionMenu } from '@/ui/action-menu.tsx'
import { useDeleteProfile } from '../data/use-delete-profile.ts'
import { PROFILE_ACTIONS } from './profile-actions.ts'
import styles from './profiles.module.css'
import { profileFacts, scoreWith, ScoreRing } from './profile-score.tsx'

/** Maximum number of steps on a card. */
const SHOWN = 2

type Props = { profile: Profile; personas: readonly Persona[] }

/** A summary of a profile: its score and next steps. */
export function ProfileCard({ profile, personas }: Props) {
  const { t } = useTranslation('profiles')
  const offer = useOfferActions()
  const remove = useDeleteProfile()
  const { id, platform, name, handle } = profile
  const scored = scoreWith(profile, personas)
  const facts = profileFacts(platform)
  const next = scored ? findNextSteps(scored.results) : []
  const network = platformName(platform)
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        {scored && <ScoreRing score={scored.score} />}
        <div className={styles.cardWords}>
          <h2 className={styles.cardName}>
            <Link className={styles.link} to={routes.profile.href(id)}>
              {name || handle || t('profiles:unnamed')}
            </Link>
          </h2>
          <p className={styles.network}>
            <PlatformIcon platform={platform} size={16} />
            {network}
          </p>
        </div>
        <ActionMenu
          className={styles.above}
          label={t('profiles:card.actions', { name: name || handle || network })}
          actions={offer(PROFILE_ACTIONS, {
            profileId: id,
            isOpen: false,
            settings: facts && settingsAddress(facts, handle),
            onWrite: null,
            onDelete: () => remove(profile),
          })}
        />
      </div>
      {next.length === 0 ? (
        <p className={styles.soft}>{t(scored ? 'profiles:card.done' : 'profiles:card.noFacts')}</p>
      ) : (
        <ul className={styles.steps} aria-label={t('profiles:card.next')}>
          {next.slice(0, SHOWN).map(({ id: part, worth, values }) => (
            <li key={part} className={styles.step}>
              <span>{t(`profiles:part.${part}.do`, values)}</span>
              <span className={styles.gain}>{t('profiles:score.gain', { points: Math.round(worth) })}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
