import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { formatDate } from '@/ui/format-time.ts'
import { dayName, type Day, type DayName } from '../group-by-day.ts'
import { OpenSlotButton, useSlotsAt } from './open-slots.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import type { RowCommands } from './use-row-commands.ts'
import classes from './schedule.module.css'

const NAMES = {
  yesterday: 'scheduler:day.yesterday',
  today: 'scheduler:day.today',
  tomorrow: 'scheduler:day.tomorrow',
} as const satisfies Record<NonNullable<DayName>, string>

type Props = {
  day: Day
  now: number
  tzid: string
  channels: ReadonlyMap<string, Connection>
  commands: RowCommands
}

/** One day of the workspace with its publications. */
export function DaySection({ day, now, tzid, channels, commands }: Props) {
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
