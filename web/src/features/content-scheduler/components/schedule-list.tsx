import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { useNow } from '@/ui/use-now.ts'
import { groupByDay, dayName, type Day, type DayName } from '../calendar-days.ts'
import { useSlotDays, OpenSlotButton, useSlotsAt } from './free-slots.tsx'
import { useRowCommands, type RowCommands } from './use-row-commands.ts'
import { formatDate, formatLongDate } from '@/ui/format-time.ts'
import { ScheduleRow } from './schedule-row.tsx'
import classes from './schedule.module.css'
import { Button } from '@mantine/core'
import { DataState } from '@/ui/data-state.tsx'
import { Pager } from '@/ui/pager.tsx'
import { SkeletonList } from '@/ui/skeleton-list.tsx'
import { placeOf } from '../calendar-place.ts'
import type { SchedulerList } from '../data/scheduled-publications.ts'
import { useFound } from '../data/use-found.ts'
import type { PostFilter } from '../post-filter.ts'
import { Link } from 'react-router-dom'
import { routes } from '@/config/routes.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import type { SchedulerTab } from '../scheduler-filter.ts'
import { NothingMatches } from './nothing-matches.tsx'

type Props = { workspaceId: string; tzid: string; variants: readonly Variant[]; channels: readonly Connection[] }

/** Lists the rows of one page by day in the displayed time zone. */
export function ScheduleList({ workspaceId, tzid, variants, channels }: Props) {
  const { t } = useTranslation('scheduler')
  const now = useNow(60_000)
  const slotDays = useSlotDays()
  const commands = useRowCommands(workspaceId)
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const days = groupByDay(variants, tzid)
  const dates = new Set(days.map(({ date }) => date))
  const empty = slotDays.filter((date) => !dates.has(date)).map((date) => ({ date, variants: [] }))
  // Only the upcoming list, sorted by soonest first, has days with slots.
  const shown = empty.length === 0 ? days : [...days, ...empty].toSorted((a, b) => a.date.localeCompare(b.date))
  return (
    <div role="group" aria-label={t('scheduler:list')}>
      {shown.map((day) => (
        <DaySection key={day.date} day={day} now={now} tzid={tzid} channels={byId} commands={commands} />
      ))}
    </div>
  )
}

const NAMES = {
  yesterday: 'scheduler:day.yesterday',
  today: 'scheduler:day.today',
  tomorrow: 'scheduler:day.tomorrow',
} as const satisfies Record<NonNullable<DayName>, string>

type DaySectionProps = {
  day: Day
  now: number
  tzid: string
  channels: ReadonlyMap<string, Connection>
  commands: RowCommands
}

/** Shows one day of the displayed time zone with its publications. */
function DaySection({ day, now, tzid, channels, commands }: DaySectionProps) {
  const { t } = useTranslation('scheduler')
  const name = dayName(day.date, now, tzid)
  const id = `day-${day.date}`
  const slots = useSlotsAt(day.date, null)
  return (
    <section className={classes.day} aria-labelledby={id}>
      <h2 id={id} className={classes.date} data-today={name === 'today' || undefined}>
        {name !== null && <span className={classes.dayName}>{t(NAMES[name])}</span>}
        <span>{formatDate(day.date, now)}</span>
      </h2>
      <ul className={classes.rows}>
        {day.variants.map((variant) => (
          <ScheduleRow
            key={variant.id}
            variant={variant}
            channel={channels.get(variant.connectionId)}
            tzid={tzid}
            commands={commands}
          />
        ))}
        {slots.map((slot) => (
          <li key={`${slot.queueId} ${slot.at}`} className={classes.slot}>
            <OpenSlotButton slot={slot} tzid={tzid} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FoundPageProps = {
  workspaceId: string
  tzid: string
  asked: { list: SchedulerList; posts: PostFilter }
  size: number
  channels: readonly Connection[]
  onClear: () => void
}

/** The publications of matching posts, page by page, with the number checked so far and a button to continue. */
export function FoundPage({ workspaceId, tzid, asked, size, channels, onClear }: FoundPageProps) {
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

type ScheduleEmptyProps = {
  tab: SchedulerTab
  /** True for a page after the last one. */
  isBeyond: boolean
  /** Clears the filters; null while nothing is filtered. */
  onClear: (() => void) | null
}

/** Explains why the list is empty and offers the next step. */
export function ScheduleEmpty({ tab, isBeyond, onClear }: ScheduleEmptyProps) {
  const { t } = useTranslation('scheduler')
  if (isBeyond) return <EmptyState title={t('scheduler:empty.beyondTitle')} text={t('scheduler:empty.beyondText')} />
  if (onClear) return <NothingMatches onClear={onClear} />
  if (tab === 'history') {
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
