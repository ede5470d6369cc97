import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Post } from '@postwright/core/model/post'
import { addDays } from '@postwright/core/time/utc-day'
import { useErrorText } from '@/lib/use-error-text.ts'
import { lazyPart } from '@/lib/lazy-when-idle.tsx'
import { useSignedIn } from '@/session/use-session.ts'
import { useMay } from '@/session/use-role.ts'
import { useWorkspace } from '@/session/workspace-context.tsx'
import { toast } from '@/ui/toast.tsx'
import { useNow } from '@/ui/use-now.ts'
import { weekStart } from '@/ui/weekdays.ts'
import { type CalendarAddress, type CalendarFilter, isFiltered, ME, NO_FILTER, zoneOf } from '../calendar-address.ts'
import { shownDays, stepDate } from '@/posts/times/calendar-days.ts'
import { beginningOf, placeOf, type Place, toTimeRange, type TimeRange, rangeText } from '../calendar-place.ts'
import { createCalendarStore } from '../calendar-store.ts'
import { useCompared, readPlanned } from '../data/planned-posts.ts'
import { useLayerChoice } from '../layer-choice.ts'
import { matchesFilter, needsComparing, wantedChannels } from '../post-filter.ts'
import { NARROW } from '../narrow.ts'
import { CalendarContext, type CalendarFrame, useCalendar, useOf } from './calendar-context.ts'
import { CalendarComments } from './calendar-comments.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { Layers } from './layers.tsx'
import { OpenSlots } from './free-slots.tsx'
import { useCalendarCommands } from './use-calendar-commands.ts'
import { useNewPost } from '@/posts/begin/use-new-post.ts'
import { useMeasured } from '../data/use-measured.ts'
import { bestHours, type BestHours } from '../best-hours.ts'
import { AgendaPart } from './agenda-part.tsx'
import classes from './calendar.module.css'
import { SelectionBar } from '@/posts/bulk/selection-bar.tsx'

const CalendarOut = lazyPart(async () => (await import('./calendar-out.tsx')).CalendarOut)

const MORNING = '09:00'

type Props = {
  address: CalendarAddress
  channels: readonly Connection[]
  channelsFailed: boolean
  onChange: (address: CalendarAddress) => void
}

/** Shows planned posts at their time in the month, week or day view; as an agenda on narrow screens. */
export function Calendar({ address, channels, channelsFailed, onChange }: Props) {
  const { t } = useTranslation(['calendar', 'publishing'])
  const { user, workspaceId } = useSignedIn()
  const { timeZone } = useWorkspace()
  const { nearMinutes } = useLayerChoice()
  const [store] = useState(createCalendarStore)
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
  const clock = useNow(60_000)
  const tzid = zoneOf(address.zone, timeZone)
  const now = useMemo(() => placeOf(clock, tzid), [clock, tzid])
  const date = address.date ?? now.date
  const { view } = address
  const days = useMemo(() => shownDays(view, date, weekStart()), [view, date])
  const range = useMemo(
    () => ({ from: toTimeRange(days[0] ?? date, tzid).from, to: toTimeRange(days.at(-1) ?? date, tzid).to }),
    [days, date, tzid],
  )
  const commands = useCalendarCommands({ workspaceId, tzid, store })
  const best = useBestHours(workspaceId, tzid)
  const beginPost = useNewPost()
  const canPlan = useMay('plan_posts')
  const canWrite = useMay('write_drafts')
  const label = rangeText(view, days, date)

  const { filter: shown } = address
  const wanted = useMemo(() => wantedChannels(shown, channels), [shown, channels])
  const isCompared = needsComparing(shown, wanted)
  const filter = useMemo(
    () => ({
      connectionIds: wanted?.length === 0 ? null : wanted,
      label: shown.label,
      lifecycle: shown.lifecycle,
      createdBy: shown.author === ME ? user.id : shown.author,
    }),
    [wanted, shown, user.id],
  )
  const part = useMemo(() => (isCompared ? { range, filter } : null), [isCompared, range, filter])
  const read = useCompared(workspaceId, part)
  const compared = useMemo(
    () => read && { ...read, posts: read.posts.filter((post) => matchesFilter(post, shown, wanted)) },
    [read, shown, wanted],
  )

  useEffect(() => store.now.set(clock), [store, clock])
  useEffect(() => store.warnWithin(nearMinutes), [store, nearMinutes])
  useEffect(() => {
    if (store.active.get() === null) store.active.set({ date, hour: view === 'month' ? null : now.hour })
    else if (!days.includes(store.active.get()?.date ?? '')) {
      store.active.set({ date, hour: view === 'month' ? null : now.hour })
    } else if ((store.active.get()?.hour === null) !== (view === 'month')) {
      store.active.set({ date: store.active.get()?.date ?? date, hour: view === 'month' ? null : now.hour })
    }
  }, [store, view, days, date, now.hour])

  const frame: CalendarFrame = useMemo(
    () => ({
      workspaceId,
      tzid,
      filter,
      compared,
      channels: new Map(channels.map((channel) => [channel.id, channel])),
      store,
      canPlan,
      commands,
      openDay: (day) => onChange({ ...address, view: 'day', date: day }),
      onClear: isFiltered(shown) ? () => onChange({ ...address, filter: NO_FILTER }) : null,
    }),
    [workspaceId, tzid, filter, compared, channels, store, canPlan, commands, onChange, address, shown],
  )
  const matches = (post: Post) => matchesFilter(post, shown, wanted)
  const step = (by: 1 | -1) => onChange({ ...address, date: stepDate(view, date, by) })
  const begin = (place: Place) => {
    if (!canWrite) return
    const { to } = beginningOf(place, tzid, MORNING)
    void beginPost(to.instant < Date.now() ? null : to)
  }

  return (
    <CalendarContext value={frame}>
      <CalendarComments workspaceId={workspaceId}>
        <CalendarToolbar
          address={{ ...address, date }}
          label={label}
          channels={channels}
          channelsFailed={channelsFailed}
          best={best}
          onChange={onChange}
          onStep={step}
          onToday={() => onChange({ ...address, date: null })}
        >
          <CalendarOut range={range} days={[days[0] ?? date, days.at(-1) ?? date]} matches={matches} />
        </CalendarToolbar>
        {read?.isCut && <p role="status">{t('calendar:filter.cut')}</p>}
        <Layers from={days[0] ?? date} to={addDays(days.at(-1) ?? date, 1)}>
          <OpenSlots {...{ workspaceId, tzid, range, now: clock }} filter={hidesSlots(shown) ? null : filter}>
            {isNarrow ? (
              <Agenda key={`${range.from}`} range={range} now={clock} />
            ) : (
              <CalendarGrid
                view={view}
                days={days}
                date={date}
                now={now}
                best={best}
                label={t('calendar:grid', { range: label, zone: tzid })}
                onReveal={(day) => onChange({ ...address, date: day })}
                onStep={step}
                onNew={begin}
              />
            )}
          </OpenSlots>
        </Layers>
        {canPlan && <CalendarSelection range={range} matches={matches} />}
      </CalendarComments>
    </CalendarContext>
  )
}

/** Returns whether a filter applies only to posts, which hides empty slots. */
function hidesSlots({ text, label, lifecycle, author }: CalendarFilter): boolean {
  return text !== '' || label !== null || lifecycle !== null || author !== null
}

/** Returns the hours at which the workspace's own posts did best, once the user asks for them; null otherwise. */
function useBestHours(workspaceId: string, tzid: string): BestHours | null {
  const { showsBest } = useLayerChoice()
  const measured = useMeasured(workspaceId, { connectionId: null, isWanted: showsBest })
  return useMemo(() => (measured === undefined ? null : bestHours(measured, tzid)), [measured, tzid])
}

/** The content of a view day by day, for screens too narrow for a grid. */
export function Agenda({ range, now }: { range: TimeRange; now: number }) {
  return (
    <div className={classes.agenda}>
      <AgendaPart range={range} now={now} above={[]} />
    </div>
  )
}

type CalendarSelectionProps = { range: TimeRange; matches: (post: Post) => boolean }

/** Offers actions for the posts selected in the calendar. */
export function CalendarSelection({ range, matches }: CalendarSelectionProps) {
  const { t } = useTranslation('calendar')
  const { workspaceId, tzid, filter, channels, store } = useCalendar()
  const errorText = useErrorText()
  const selected = useOf(store.selected, (of) => of)
  /** Selection of only some of the posts on these days, until it changes. */
  const [cut, setCut] = useState<typeof selected | null>(null)

  async function selectAll() {
    try {
      const { posts: found, isCut } = await readPlanned(workspaceId, range, filter)
      store.select(found.filter(matches))
      setCut(isCut ? store.selected.get() : null)
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <SelectionBar
      workspaceId={workspaceId}
      tzid={tzid}
      posts={[...selected.values()]}
      channels={[...channels.values()]}
      all={{ label: t('calendar:bulkAll'), onSelect: () => void selectAll() }}
      note={cut === selected ? t('calendar:bulkCut', { count: selected.size }) : undefined}
      onClear={() => store.select([])}
      onHidden={(post, isHidden) => (isHidden ? store.begin(post, null) : store.takeBack(post.id))}
    />
  )
}
