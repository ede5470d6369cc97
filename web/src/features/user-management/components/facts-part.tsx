import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PersonDetail } from '@postwright/core/api/people'
import { routes } from '@/config/routes.ts'
import { Panel } from '@/ui/panel.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { LastActive } from './people-table.tsx'
import classes from './people.module.css'

/** Shows an account's email address, username, id, and times of creation and last activity, with a link to the user's failed posts. */
export function FactsPart({ person: { user, lastActiveAt } }: { person: PersonDetail }) {
  const { t } = useTranslation('user-management')
  const { id, email, emailVerified, username, createdAt } = user
  return (
    <Panel id="account" title={t('user-management:person.facts')}>
      <dl className={classes.facts}>
        <dt>{t('user-management:person.email')}</dt>
        <dd>
          {email}
          <div className={classes.faint}>
            {t(emailVerified ? 'user-management:person.verified' : 'user-management:person.unverified')}
          </div>
        </dd>
        <dt>{t('user-management:person.username')}</dt>
        <dd>@{username}</dd>
        <dt>{t('user-management:person.created')}</dt>
        <dd>
          <RelativeTime instant={createdAt} />
        </dd>
        <dt>{t('user-management:person.lastActive')}</dt>
        <dd>
          <LastActive at={lastActiveAt} />
        </dd>
        <dt>{t('user-management:person.id')}</dt>
        <dd>{id}</dd>
      </dl>
      <Anchor
        component={Link}
        to={`${routes.admin.href('failed-posts')}?person=${encodeURIComponent(id)}`}
        size="sm"
        mt="md"
        display="inline-block"
      >
        {t('user-management:person.failedPosts')}
      </Anchor>
    </Panel>
  )
}
