import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomPostRow } from '@postwright/core/api/client-room'
import { shownDays, stepDate, weeksOf } from '@/posts/times/calendar-days.ts'
import { formatClock, formatLongDate, formatMonth } from '@/ui/format-time.ts'
import { weekdaysInOrder, weekStart, weekdayName } from '@/ui/weekdays.ts'
import { useNow } from '@/ui/use-now.ts'
import styles from './room-calendar.module.css'

const MINUTE = 60_000

type Props = {
  posts: readonly RoomPostRow[]
  shownId: string | null
  timeZone: string
  onOpen: (postId: string) => void
}

/** Shows the planned posts by month in the workspace's time zone; opens at the next upcoming one. */
export function RoomCalendar({ posts, shownId, timeZone, onOpen }: Props) {
  const { t } = useTranslation('client-room')
  const now = useNow(MINUTE)
  const dayOf = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const planned = posts
    .flatMap((post) => (post.plannedAt === null ? [] : [{ ...post, plannedAt: post.plannedAt }]))
    .toSorted((a, b) => a.plannedAt - b.plannedAt)
  const first = planned.find(({ plannedAt }) => plannedAt >= now) ?? planned.at(-1)
  const [date, setDate] = useState(() =>
    dayOf(first?.plannedAt ?? now)
      .toPlainDate()
      .toString(),
  )
  const month = date.slice(0, 7)
  const today = dayOf(now).toPlainDate().toString()
  const unplanned = posts.length - planned.length
  return (
    <div className={styles.calendar}>
      <div className={styles.bar}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('client-room:calendar.previous')}
          onClick={() => setDate(stepDate('month', date, -1))}
        >
          <IconChevronLeft size="1.125rem" aria-hidden />
        </ActionIcon>
        <h2 className={styles.month} aria-live="polite">
          {formatMonth(date)}
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('client-room:calendar.next')}
          onClick={() => setDate(stepDate('month', date, 1))}
        >
          <IconChevronRight size="1.125rem" aria-hidden />
        </ActionIcon>
      </div>
      <table className={styles.grid}>
        <thead>
          <tr>
            {weekdaysInOrder().map((day) => (
              <th key={day} scope="col" abbr={weekdayName(day, 'long')}>
                {weekdayName(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shownDays('month', date, weekStart())).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  data-outside={!day.startsWith(month) || undefined}
                  data-today={day === today || undefined}
                >
                  <time dateTime={day} className={styles.day}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="visually-hidden">{formatLongDate(day)}</span>
                  </time>
                  {planned
                    .filter(({ plannedAt }) => dayOf(plannedAt).toPlainDate().toString() === day)
                    .map(({ id, text, plannedAt, state }) => (
                      <button
                        key={id}
                        type="button"
                        className={styles.post}
                        data-state={state}
                        aria-current={id === shownId ? 'true' : undefined}
                        title={text}
                        onClick={() => onOpen(id)}
                      >
                        {formatClock(plannedAt, timeZone)}
                        <span className="visually-hidden">
                          {t(`client-room:state.${state}`)}: {text}
                        </span>
                      </button>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {unplanned > 0 && <p className={styles.rest}>{t('client-room:calendar.unplanned', { count: unplanned })}</p>}
    </div>
  )
}
