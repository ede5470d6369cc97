import { useTranslation } from 'react-i18next'
import type { User } from '@postwright/core/model/user'
import { Section } from './section.tsx'
import classes from './settings.module.css'

/** Who the person is; read-only here. */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  return (
    <Section id="profile" title={t('settings:profile.title')} text={t('settings:profile.text')}>
      <dl className={classes.facts}>
        <dt>{t('settings:profile.name')}</dt>
        <dd>{user.fullName}</dd>
        <dt>{t('settings:profile.username')}</dt>
        <dd>@{user.username}</dd>
        <dt>{t('settings:profile.email')}</dt>
        <dd>
          {user.email}
          <span className={classes.aside}>
            {user.emailVerified ? t('settings:profile.verified') : t('settings:profile.unverified')}
          </span>
        </dd>
      </dl>
    </Section>
  )
}
