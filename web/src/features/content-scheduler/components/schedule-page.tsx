import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { routes } from '@/config/routes.ts'
import { DataState } from '@/ui/data-state.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useSchedule } from '../data/use-schedule.ts'
import type { SchedulerFilter } from '../scheduler-filter.ts'
import { ScheduleList } from './schedule-list.tsx'

type Props = {
  workspaceId: string
  tzid: string
  filter: SchedulerFilter
  order: 'asc' | 'desc'
  size: number
  channels: readonly Connection[]
}

/** The filtered schedule page by page. */
export function SchedulePage({ workspaceId, tzid, filter, order, size, channels }: Props) {
  const { t } = useTranslation('scheduler')
  const { page, paging } = useSchedule(workspaceId, { filter, order }, size)
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={6} />}
        errorTitle={t('scheduler:error')}
        empty={<Nothing filter={filter} isBeyond={paging.hasPrevious} />}
      >
        {(variants) => <ScheduleList workspaceId={workspaceId} tzid={tzid} variants={variants} channels={channels} />}
      </DataState>
      <Pager key={JSON.stringify(filter)} list={t('scheduler:list')} paging={paging} />
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
