import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import type { Variant } from '@postwright/core/model/variant'
import { useNow } from '@/ui/use-now.ts'
import { groupByDay, dayName, type Day, type DayName } from '../group-by-day.ts'
import { useSlotDays, OpenSlotButton, useSlotsAt } from './open-slots.tsx'
import { useRowCommands, type RowCommands } from './use-row-commands.ts'
import { formatDate } from '@/ui/format-time.ts'
import { ScheduleRow } from './schedule-row.tsx'
import classes from './schedule.module.css'

type Props = { workspaceId: string; tzid: string; variants: readonly Variant[]; channels: readonly Connection[] }

/** The rows of one page, cut into days of the workspace. */
export function ScheduleList({ workspaceId, tzid, variants, channels }: Props) {
  const { t } = useTranslation('scheduler')
  const now = useNow(60_000)
  const slotDays = useSlotDays()
  const commands = useRowCommands(workspaceId)
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const days = groupByDay(variants, tzid)
  const dates = new Set(days.map(({ date }) => date))
  const empty = slotDays.filter((date) => !dates.has(date)).map((date) => ({ date, variants: [] }))
  // Only what is upcoming, the soonest first, has days with slots.
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

/** One day of the workspace with its publications. */
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
