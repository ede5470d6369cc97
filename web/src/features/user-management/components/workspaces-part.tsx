import { useTranslation } from 'react-i18next'
import type { PersonDetail } from '@postwright/core/api/people'
import { Panel } from '@/ui/panel.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import classes from './people.module.css'

/** Lists a user's workspaces with the user's role and the number of members. */
export function WorkspacesPart({ workspaces }: Pick<PersonDetail, 'workspaces'>) {
  const { t } = useTranslation('user-management')
  return (
    <Panel id="workspaces" title={t('user-management:workspaces.title')}>
      {workspaces.length === 0 ? (
        <p className={classes.sentence}>{t('user-management:workspaces.none')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('user-management:workspaces.title')}>
          {workspaces.map(({ id, name, role, members, isArchived }) => (
            <li key={id}>
              <span className={classes.nameLine}>
                {name}
                {isArchived && <StateBadge tone="neutral">{t('user-management:workspaces.archived')}</StateBadge>}
              </span>
              <span className={classes.faint}>
                {t(`user-management:workspaces.role.${role}`)} ·{' '}
                {t('user-management:workspaces.members', { count: members })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
