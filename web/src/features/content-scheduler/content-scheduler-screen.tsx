import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { PlannerTabs } from '@/posts/tabs/planner-tabs.tsx'
import { useConnections } from '@/posts/data/use-connections.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { offerActions } from '@/ui/offer-actions.ts'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { useScreenActions } from '@/ui/use-screen-actions.ts'
import { type CalendarAddress, calendarParams, parseCalendar } from './calendar-address.ts'
import { ZoneSelect } from './components/zone-select.tsx'
import { VIEW_ACTIONS } from './view-actions.ts'
import classes from './components/calendar.module.css'

const ListView = lazyPart(async () => (await import('./components/list-view.tsx')).ListView)
const Calendar = lazyPart(async () => (await import('./components/calendar.tsx')).Calendar)

/** `/dashboard/content-scheduler`: planned posts and their results. The address holds view, day, zone and filters. */
export function Component() {
  const { t } = useTranslation(['calendar', 'scheduler', 'publishing', 'ui', 'areas'])
  const { workspaceId } = useSignedIn()
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => parseCalendar(params), [params])
  const channels = useConnections(workspaceId)
  const known = useMemo(() => (channels.status === 'ready' ? channels.data : []), [channels])
  const change = useCallback((next: CalendarAddress) => setParams(calendarParams(next)), [setParams])
  useScreenActions(
    offerActions(VIEW_ACTIONS, {
      onView: (view) => change({ ...address, view }),
      onToday: () => change({ ...address, date: null }),
    }),
  )

  return (
    <>
      <h1 className={classes.hidden}>{t('scheduler:title')}</h1>
      <div className={classes.tabs}>
        <PlannerTabs />
        <ZoneSelect zone={address.zone} channels={known} onChange={(zone) => change({ ...address, zone })} />
      </div>
      {address.view === 'list' ? (
        <ListView address={address} channels={channels} onChange={change} waiting={<SkeletonList rows={6} />} />
      ) : (
        <Calendar
          address={address}
          channels={known}
          channelsFailed={channels.status === 'error'}
          onChange={change}
          waiting={<SkeletonList rows={6} />}
        />
      )}
    </>
  )
}
