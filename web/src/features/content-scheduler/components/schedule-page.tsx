import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { SchedulerList } from '../data/scheduler-query.ts'
import { useSchedule } from '../data/use-schedule.ts'
import { ScheduleEmpty } from './schedule-empty.tsx'
import { ScheduleList } from './schedule-list.tsx'

type Props = {
  workspaceId: string
  tzid: string
  list: SchedulerList
  size: number
  channels: readonly Connection[]
  /** Shows everything again; null while nothing is filtered. */
  onClear: (() => void) | null
}

/** The schedule page by page, as far as indexes choose it. */
export function SchedulePage({ workspaceId, tzid, list, size, channels, onClear }: Props) {
  const { t } = useTranslation('scheduler')
  const { page, paging } = useSchedule(workspaceId, list, size)
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={6} />}
        errorTitle={t('scheduler:error')}
        empty={<ScheduleEmpty tab={list.filter.tab} isBeyond={paging.hasPrevious} onClear={onClear} />}
      >
        {(variants) => <ScheduleList workspaceId={workspaceId} tzid={tzid} variants={variants} channels={channels} />}
      </DataState>
      <Pager key={JSON.stringify(list)} list={t('scheduler:list')} paging={paging} />
    </>
  )
}
