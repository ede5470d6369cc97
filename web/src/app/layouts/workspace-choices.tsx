import { Menu, Skeleton } from '@mantine/core'
import { IconCheck, IconPlus, IconRefresh, IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@postwright/core/model/member'
import { routes } from '@/config/routes.ts'
import { useMemberships, useWorkspaceOf } from '@/session/use-memberships.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useOnline } from '@/ui/use-online.ts'
import styles from './workspace-choices.module.css'

type Membership = { workspaceId: string; role: Member['role'] | null }

type Props = { onChoose: (workspaceId: string) => void; onNew: () => void }

/** Lists the user's workspaces with the open one checked. Until the list has loaded, it shows only the open one. */
export function WorkspaceChoices({ onChoose, onNew }: Props) {
  const { t } = useTranslation()
  const { user, workspaceId } = useSignedIn()
  const isOnline = useOnline()
  const memberships = useMemberships(user.id)
  const known: Membership[] =
    memberships.status === 'ready'
      ? memberships.data.toSorted((a, b) => a.createdAt - b.createdAt)
      : [{ workspaceId, role: null }]

  return (
    <>
      <Menu.Label>{t('workspace.yours')}</Menu.Label>
      <Menu.RadioGroup value={workspaceId} onChange={(chosen) => chosen !== workspaceId && onChoose(chosen)}>
        {known.map((membership) => (
          <Choice key={membership.workspaceId} membership={membership} isArchived={false} />
        ))}
        <div className={styles.archived}>
          <Menu.Label>{t('workspace.archived')}</Menu.Label>
          {known.map((membership) => (
            <Choice key={membership.workspaceId} membership={membership} isArchived />
          ))}
        </div>
      </Menu.RadioGroup>
      {memberships.status === 'loading' &&
        (isOnline ? <Waiting /> : <p className={styles.note}>{t('workspace.offline')}</p>)}
      {memberships.status === 'error' && (
        <>
          <p className={styles.note}>{t('workspace.othersFailed')}</p>
          <Menu.Item
            closeMenuOnClick={false}
            leftSection={<IconRefresh size="1.125rem" stroke={1.7} aria-hidden="true" />}
            onClick={memberships.retry}
          >
            {t('action.retry')}
          </Menu.Item>
        </>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlus size="1.125rem" stroke={1.7} aria-hidden="true" />} onClick={onNew}>
        {t('workspace.new')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={routes.settingsWorkspace.href()}
        leftSection={<IconSettings size="1.125rem" stroke={1.7} aria-hidden="true" />}
      >
        {t('workspace.settings')}
      </Menu.Item>
    </>
  )
}

/**
 * Renders one workspace if its archived state equals `isArchived`. An unreadable one is left out: it is being deleted, or the membership has just
 * ended.
 */
function Choice({ membership, isArchived }: { membership: Membership; isArchived: boolean }) {
  const { t } = useTranslation()
  const workspace = useWorkspaceOf(membership)
  if (workspace.status === 'loading') return isArchived ? null : <Waiting />
  if (workspace.status !== 'ready' || (workspace.data.archivedAt !== null) !== isArchived) return null
  return (
    <Menu.RadioItem
      value={membership.workspaceId}
      closeMenuOnClick
      checkIcon={<IconCheck size="0.875rem" stroke={2.4} aria-hidden="true" />}
    >
      <span className={styles.name}>{workspace.data.name}</span>
      {membership.role !== null && <span className={styles.role}>{t(`workspace.role.${membership.role}`)}</span>}
    </Menu.RadioItem>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton height="0.875rem" width="70%" />
    </div>
  )
}
