import { createContext, type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PersonRow } from '@postwright/core/api/people'
import { routes } from '@/config/routes.ts'
import { DataTable, type DataColumn } from '@/ui/data-table.tsx'
import type { ReadState } from '@/ui/data-state.tsx'
import type { Paging } from '@/ui/pager.tsx'
import { RelativeTime } from '@/ui/relative-time.tsx'
import { StateBadge } from '@/ui/state-badge.tsx'
import classes from './people.module.css'

/** Number of workspaces named per row. */
const NAMED = 2

type Props = {
  page: Exclude<ReadState<readonly PersonRow[]>, { status: 'missing' }>
  planNames: ReadonlyMap<string, string>
  /** Location that the user's page links back to. */
  place: { search: string; cursors: readonly string[] }
  pageSize: number
  paging: Paging
  empty: ReactNode
}

/** Values that cells need in addition to their row. */
const ListContext = createContext<Pick<Props, 'planNames' | 'place'>>({
  planNames: new Map(),
  place: { search: '', cursors: [] },
})

/** Lists users in rows; each name links to the user's page. */
export function PeopleTable({ page, planNames, place, pageSize, paging, empty }: Props) {
  const { t } = useTranslation('user-management')
  const columns: DataColumn<PersonRow>[] = [
    { key: 'person', header: t('user-management:list.person'), cell: personOf, isRowHeader: true },
    { key: 'workspaces', header: t('user-management:list.workspaces'), cell: workspacesOf },
    { key: 'plan', header: t('user-management:list.plan'), cell: planOf, fit: true },
    { key: 'status', header: t('user-management:list.status'), cell: statusOf, fit: true },
    { key: 'lastActive', header: t('user-management:list.lastActive'), cell: lastActiveOf, fit: true },
    { key: 'created', header: t('user-management:list.created'), cell: createdOf, fit: true },
  ]
  const context = useMemo(() => ({ planNames, place }), [planNames, place])
  return (
    <ListContext value={context}>
      <DataTable
        caption={t('user-management:list.caption')}
        columns={columns}
        page={page}
        rowKey={({ uid }) => uid}
        pageSize={pageSize}
        paging={paging}
        errorTitle={t('user-management:list.error')}
        empty={empty}
      />
    </ListContext>
  )
}

function personOf(row: PersonRow) {
  return <PersonCell row={row} />
}

function workspacesOf(row: PersonRow) {
  return <Workspaces row={row} />
}

function planOf({ planId }: PersonRow) {
  return <PlanName planId={planId} />
}

function statusOf(row: PersonRow) {
  return <Status row={row} />
}

function lastActiveOf({ lastActiveAt }: PersonRow) {
  return <LastActive at={lastActiveAt} />
}

function createdOf({ registeredAt }: PersonRow) {
  return <RelativeTime instant={registeredAt} />
}

function PersonCell({ row: { uid, fullName, email, role } }: { row: PersonRow }) {
  const { t } = useTranslation('user-management')
  const { place } = use(ListContext)
  return (
    <div className={classes.person}>
      <span className={classes.nameLine}>
        <Link to={routes.admin.href(`user-management/${uid}`)} state={{ list: place }} className={classes.open}>
          {fullName}
        </Link>
        {role === 'admin' && <StateBadge tone="accent">{t('user-management:role.admin')}</StateBadge>}
      </span>
      <span className={classes.faint}>{email}</span>
    </div>
  )
}

function PlanName({ planId }: Pick<PersonRow, 'planId'>) {
  return use(ListContext).planNames.get(planId) ?? planId
}

export function LastActive({ at }: { at: number | null }) {
  const { t } = useTranslation('user-management')
  return at === null ? t('user-management:list.never') : <RelativeTime instant={at} />
}

function Workspaces({ row: { workspaces } }: { row: PersonRow }) {
  const { t } = useTranslation('user-management')
  const more = workspaces.length - NAMED
  if (workspaces.length === 0) return <span className={classes.faint}>{t('user-management:list.noWorkspaces')}</span>
  return (
    <span className={classes.workspaces}>
      {workspaces
        .slice(0, NAMED)
        .map(({ name }) => name)
        .join(', ')}
      {more > 0 && <span className={classes.faint}> {t('user-management:list.more', { count: more })}</span>}
    </span>
  )
}

type Standing = Pick<PersonRow, 'status' | 'deletesAt'>

/** Shows whether an account is active and whether it is scheduled for deletion. */
export function Status({ row: { status, deletesAt } }: { row: Standing }) {
  const { t } = useTranslation('user-management')
  return (
    <span className={classes.nameLine}>
      {(status === 'disabled' || deletesAt === null) && (
        <StateBadge tone={status === 'active' ? 'positive' : 'negative'}>
          {t(`user-management:status.${status}`)}
        </StateBadge>
      )}
      {deletesAt !== null && <StateBadge tone="warning">{t('user-management:status.leaving')}</StateBadge>}
    </span>
  )
}
