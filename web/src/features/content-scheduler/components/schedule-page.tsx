import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QUEUE_OUTLOOK } from '@postwright/core/limits'
import type { Connection } from '@postwright/core/model/connection'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import type { SchedulerList } from '../data/scheduler-query.ts'
import { useSchedule } from '../data/use-schedule.ts'
import { OpenSlots } from './open-slots.tsx'
import { ScheduleEmpty } from './schedule-empty.tsx'
import { ScheduleList } from './schedule-list.tsx'

/** How far behind the last publication empty slots are listed. */
const AHEAD = QUEUE_OUTLOOK / 2

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
  const [opened] = useState(Date.now)
  const { filter, on } = list
  const hasSlots = filter.tab === 'upcoming' && filter.state === null && on.platform === null && !paging.hasPrevious
  return (
    <>
      <DataState
        read={page}
        loading={<SkeletonList rows={6} />}
        errorTitle={t('scheduler:error')}
        empty={<ScheduleEmpty tab={list.filter.tab} isBeyond={paging.hasPrevious} onClear={onClear} />}
      >
        {(variants) => (
          <OpenSlots
            workspaceId={workspaceId}
            tzid={tzid}
            stretch={{
              from: opened,
              to: paging.hasNext ? (variants.at(-1)?.scheduled.instant ?? opened) : opened + AHEAD,
            }}
            now={opened}
            filter={hasSlots ? { connectionIds: list.on.connectionId === null ? null : [list.on.connectionId] } : null}
          >
            <ScheduleList workspaceId={workspaceId} tzid={tzid} variants={variants} channels={channels} />
          </OpenSlots>
        )}
      </DataState>
      <Pager key={JSON.stringify(list)} list={t('scheduler:list')} paging={paging} />
    </>
  )
}
