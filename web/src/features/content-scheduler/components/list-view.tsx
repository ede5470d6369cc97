import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import type { LiveList } from '@/lib/live/use-live.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { type CalendarAddress, calendarParams, isFiltered, ME, NO_FILTER, zoneOf } from '../calendar-address.ts'
import { type SchedulerList, useSchedule } from '../data/scheduled-publications.ts'
import { isPostFilterSet, type PostFilter } from '../post-filter.ts'
import { filterParams, parseFilter } from '../scheduler-filter.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import { CalendarMenu, ViewSwitch } from './calendar-menu.tsx'
import { SchedulerFilters } from './scheduler-filters.tsx'
import classes from './calendar.module.css'
import { useState } from 'react'
import { QUEUE_OUTLOOK } from '@postwright/core/limits'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { OpenSlots } from './free-slots.tsx'
import { ScheduleList, FoundPage, ScheduleEmpty } from './schedule-list.tsx'

const ListOut = lazyPart(async () => (await import('./list-out.tsx')).ListOut)

type Props = {
  address: CalendarAddress
  channels: LiveList<Connection>
  onChange: (address: CalendarAddress) => void
}

/** Lists publications page by page, each in its own row: upcoming ones, or past ones with their results. */
export function ListView({ address, channels, onChange }: Props) {
  const { t } = useTranslation(['scheduler', 'calendar'])
  const { user, workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const { itemsPerPage, defaultSortOrder } = useSettings()
  const [params, setParams] = useSearchParams()
  const filter = parseFilter(params)
  const { connectionId, platform, author, ...ofPosts } = address.filter
  const known = channels.status === 'ready' ? channels.data : []
  const show = (next: Partial<CalendarAddress>, part = filter) =>
    setParams({ ...calendarParams({ ...address, ...next }), ...filterParams(part) })

  const order = filter.tab === 'upcoming' ? 'asc' : defaultSortOrder
  const list: SchedulerList = { filter, on: { connectionId, platform }, order }
  const posts: PostFilter = { ...ofPosts, createdBy: author === ME ? user.id : author }
  const isNarrowed = filter.state !== null || isFiltered(address.filter)
  const clear = () => show({ filter: NO_FILTER }, { ...filter, state: null })
  const page = { workspaceId, tzid: zoneOf(address.zone, timeZone), size: itemsPerPage, channels: known }
  return (
    <>
      <div className={classes.bar} data-keeps-clear>
        <ViewSwitch view={address.view} onChange={(view) => onChange({ ...address, view })} />
        <div className={classes.tools}>
          <CalendarFilters
            filter={address.filter}
            channels={known}
            channelsFailed={channels.status === 'error'}
            onChange={(next) => show({ filter: next })}
          />
          <ListOut list={list} posts={posts} />
          <CalendarMenu address={address} />
        </div>
      </div>
      <SchedulerFilters filter={filter} onChange={(part) => show({}, part)} />
      <div id="schedule" role="tabpanel" aria-label={t('scheduler:title')}>
        {isPostFilterSet(posts) ? (
          <FoundPage {...page} asked={{ list, posts }} onClear={clear} />
        ) : (
          <SchedulePage {...page} list={list} onClear={isNarrowed ? clear : null} />
        )}
      </div>
    </>
  )
}

/** Without a further page of publications, empty slots are listed up to this many milliseconds after the page was opened. */
const AHEAD = QUEUE_OUTLOOK / 2

type SchedulePageProps = {
  workspaceId: string
  tzid: string
  list: SchedulerList
  size: number
  channels: readonly Connection[]
  /** Clears the filters; null while nothing is filtered. */
  onClear: (() => void) | null
}

/** Shows the schedule page by page, for filters that indexes support. Each page has the empty slots between the page before and its own end. */
function SchedulePage({ workspaceId, tzid, list, size, channels, onClear }: SchedulePageProps) {
  const { t } = useTranslation('scheduler')
  const { page, paging, startsAfter } = useSchedule(workspaceId, list, size)
  const [opened] = useState(Date.now)
  const { filter, on } = list
  const hasSlots = filter.tab === 'upcoming' && filter.state === null && on.platform === null
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
            range={{
              from: Math.max(opened, startsAfter ?? opened),
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
