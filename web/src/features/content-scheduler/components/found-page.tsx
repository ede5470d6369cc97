import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { DataState } from '@/ui/data-state.tsx'
import { formatLongDate } from '@/ui/format-time.ts'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { placeOf } from '../calendar-place.ts'
import type { SchedulerList } from '../data/scheduler-query.ts'
import { useFound } from '../data/use-found.ts'
import type { PostFilter } from '../matches-publication.ts'
import { ScheduleEmpty } from './schedule-empty.tsx'
import { ScheduleList } from './schedule-list.tsx'
import classes from './schedule.module.css'

type Props = {
  workspaceId: string
  tzid: string
  asked: { list: SchedulerList; posts: PostFilter }
  size: number
  channels: readonly Connection[]
  onClear: () => void
}

/** The publications of posts that match, page by page, how far was looked, and the way to look further. */
export function FoundPage({ workspaceId, tzid, asked, size, channels, onClear }: Props) {
  const { t } = useTranslation('scheduler')
  const { page, paging, looked, further, isLooking } = useFound(workspaceId, asked, size)
  const { filter } = asked.list
  return (
    <>
      {page.status === 'ready' && further !== null && looked.until !== null && (
        <p className={classes.extent} role="status">
          {t('scheduler:found.matches', { count: page.data.length })}{' '}
          {t(`scheduler:found.${filter.tab}`, {
            count: looked.count,
            day: formatLongDate(placeOf(looked.until, tzid).date),
          })}
        </p>
      )}
      <DataState
        read={page}
        loading={<SkeletonList rows={6} label={t('scheduler:found.looking')} />}
        errorTitle={t('scheduler:error')}
        empty={further === null && <ScheduleEmpty tab={filter.tab} isBeyond={paging.hasPrevious} onClear={onClear} />}
      >
        {(variants) => <ScheduleList workspaceId={workspaceId} tzid={tzid} variants={variants} channels={channels} />}
      </DataState>
      {further !== null && (
        <div className={classes.further}>
          <Button variant="default" loading={isLooking} onClick={further}>
            {t('scheduler:found.further')}
          </Button>
        </div>
      )}
      <Pager key={JSON.stringify(asked)} list={t('scheduler:list')} paging={paging} />
    </>
  )
}
