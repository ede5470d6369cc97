import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Connection } from '@postwright/core/model/connection'
import type { LiveList } from '@/lib/live/use-live.ts'
import { useSettings } from '@/preferences/settings.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { useWorkspace } from '@/session/use-workspace.ts'
import type { CalendarAddress, CalendarView } from '../calendar-address.ts'
import { filterParams, parseFilter } from '../scheduler-filter.ts'
import { CalendarMenu } from './calendar-menu.tsx'
import { SchedulePage } from './schedule-page.tsx'
import { SchedulerFilters } from './scheduler-filters.tsx'
import { ViewSwitch } from './view-switch.tsx'
import classes from './calendar.module.css'

type Props = {
  address: CalendarAddress
  channels: LiveList<Connection>
  onView: (view: CalendarView) => void
}

/** Every publication by itself, page by page: what is upcoming, and what became of the others. */
export function ListView({ address, channels, onView }: Props) {
  const { t } = useTranslation('scheduler')
  const { workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const { itemsPerPage, defaultSortOrder } = useSettings()
  const [params, setParams] = useSearchParams()
  const filter = parseFilter(params)
  const order = filter.tab === 'upcoming' ? 'asc' : defaultSortOrder
  return (
    <>
      <div className={classes.bar}>
        <ViewSwitch view={address.view} onChange={onView} />
        <CalendarMenu address={address} />
      </div>
      <SchedulerFilters
        filter={filter}
        channels={channels}
        onChange={(next) => setParams({ view: 'list', ...filterParams(next) })}
      />
      <div id="schedule" role="tabpanel" aria-label={t('scheduler:title')}>
        <SchedulePage
          workspaceId={workspaceId}
          tzid={timeZone}
          filter={filter}
          order={order}
          size={itemsPerPage}
          channels={channels.status === 'ready' ? channels.data : []}
        />
      </div>
    </>
  )
}
