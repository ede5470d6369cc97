import { Anchor, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { PersonDetail } from '@postwright/core/api/people'
import { routes } from '@/config/routes.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import { AccessPart } from './components/access-part.tsx'
import { AccountPart } from './components/account-part.tsx'
import { FactsPart } from './components/facts-part.tsx'
import classes from './components/people.module.css'
import { Status } from './components/people-table.tsx'
import { WorkspacesPart } from './components/workspaces-part.tsx'
import { usePerson } from './data/people.ts'
import { readListPlace } from './list-place.ts'

const PlanPart = lazyPart(async () => (await import('./components/plan-part.tsx')).PlanPart)
const CreditPart = lazyPart(async () => (await import('./components/credit-part.tsx')).CreditPart)
const DeletePersonSection = lazyPart(
  async () => (await import('./components/delete-person-section.tsx')).DeletePersonSection,
)
const ViewAsSection = lazyPart(async () => (await import('./components/view-as-section.tsx')).ViewAsSection)
const PersonHistory = lazyPart(async () => (await import('./components/person-history.tsx')).PersonHistory)
const SessionsPart = lazyPart(async () => (await import('./components/sessions-part.tsx')).SessionsPart)

/** Shows one account and the actions that an admin can take. */
export function Component() {
  const { t } = useTranslation('user-management')
  const { uid = '' } = useParams()
  const { search, cursors } = readListPlace(useLocation().state)
  const read = usePerson(uid)
  const missing = (
    <EmptyState
      drawing="search"
      title={t('user-management:person.missing')}
      text={t('user-management:person.missingText')}
    />
  )
  return (
    <>
      <OfflineNote text={t('user-management:offline')} />
      <Stack gap="md">
        <Anchor
          component={Link}
          to={{ pathname: routes.admin.href('user-management'), search }}
          state={{ cursors }}
          size="sm"
        >
          <Group gap="xs" component="span">
            <IconArrowLeft size="1rem" aria-hidden="true" />
            {t('user-management:person.back')}
          </Group>
        </Anchor>
        <DataState
          read={read}
          loading={<SkeletonList rows={6} label={t('user-management:person.loading')} />}
          errorTitle={t('user-management:person.error')}
        >
          {(person) => (person === null ? missing : <Person key={uid} person={person} />)}
        </DataState>
      </Stack>
    </>
  )
}

function Person({ person }: { person: PersonDetail }) {
  const { t } = useTranslation('user-management')
  const title = useRef<HTMLHeadingElement>(null)
  const { user } = person
  const waiting = <SkeletonList rows={3} label={t('user-management:person.loading')} />

  // The link that opened the screen was removed together with the list.
  useEffect(() => title.current?.focus(), [])

  return (
    <>
      <header className={classes.head}>
        <div className={classes.nameLine}>
          <h1 className={classes.title} ref={title} tabIndex={-1}>
            {user.fullName}
          </h1>
          {user.role === 'admin' && <StateBadge tone="accent">{t('user-management:role.admin')}</StateBadge>}
          <Status row={user} />
        </div>
        <p className={classes.sentence}>{user.email}</p>
      </header>
      <div className={classes.parts}>
        <div className={classes.column}>
          <FactsPart person={person} />
          <AccessPart user={user} />
          <SessionsPart uid={user.id} fullName={user.fullName} waiting={waiting} />
          <AccountPart user={user} />
          <ViewAsSection uid={user.id} fullName={user.fullName} waiting={waiting} />
          <DeletePersonSection uid={user.id} fullName={user.fullName} waiting={waiting} />
        </div>
        <div className={classes.column}>
          <WorkspacesPart workspaces={person.workspaces} />
          <PlanPart uid={user.id} fullName={user.fullName} plan={person.plan} waiting={waiting} />
          <CreditPart uid={user.id} fullName={user.fullName} credit={person.credit} waiting={waiting} />
          <PersonHistory uid={user.id} waiting={waiting} />
        </div>
      </div>
    </>
  )
}
