import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { routes } from '@/config/routes.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { UnreadableNote } from '@/ui/unreadable-note.tsx'
import type { Cursor } from '../data/scheduler-query.ts'
import { useSchedulerPage } from '../data/use-scheduler-page.ts'
import type { SchedulerFilter } from '../scheduler-filter.ts'
import { Pager } from './pager.tsx'
import { ScheduleList } from './schedule-list.tsx'

type Props = {
  workspaceId: string
  tzid: string
  filter: SchedulerFilter
  order: 'asc' | 'desc'
  size: number
  channels: readonly Connection[]
}

/** The filtered schedule page by page; a new filter begins at the first page, which the caller does with a `key`. */
export function SchedulePage({ workspaceId, tzid, filter, order, size, channels }: Props) {
  const { t } = useTranslation('scheduler')
  const [cursors, setCursors] = useState<Cursor[]>([])
  const page = useSchedulerPage(workspaceId, { filter, order, after: cursors.at(-1) ?? null, size })
  if (page.status === 'loading') return <SkeletonList rows={6} />
  if (page.status === 'error') return <ErrorPanel title={t('scheduler:error')} onRetry={page.retry} />
  const { next, unreadable, variants } = page
  return (
    <>
      {variants.length === 0 && unreadable === 0 && <Nothing filter={filter} isBeyond={cursors.length > 0} />}
      <ScheduleList workspaceId={workspaceId} tzid={tzid} variants={variants} channels={channels} />
      <UnreadableNote count={unreadable} />
      <Pager
        page={cursors.length + 1}
        onPrevious={cursors.length === 0 ? null : () => setCursors(cursors.slice(0, -1))}
        onNext={next === null ? null : () => setCursors([...cursors, next])}
      />
    </>
  )
}

function Nothing({ filter, isBeyond }: { filter: SchedulerFilter; isBeyond: boolean }) {
  const { t } = useTranslation('scheduler')
  if (isBeyond) return <EmptyState title={t('scheduler:empty.beyondTitle')} text={t('scheduler:empty.beyondText')} />
  if (filter.state !== null || filter.connectionId !== null) {
    return (
      <EmptyState
        drawing="search"
        title={t('scheduler:empty.filteredTitle')}
        text={t('scheduler:empty.filteredText')}
      />
    )
  }
  if (filter.tab === 'history') {
    return (
      <EmptyState drawing="inbox" title={t('scheduler:empty.historyTitle')} text={t('scheduler:empty.historyText')} />
    )
  }
  return (
    <EmptyState
      drawing="calendar"
      title={t('scheduler:empty.upcomingTitle')}
      text={t('scheduler:empty.upcomingText')}
      action={
        <Button component={Link} to={routes.contentStudio.href()}>
          {t('scheduler:write')}
        </Button>
      }
    />
  )
}
