import { fromInstant, toZonedTime, type ZonedTime } from '@postwright/core/time/zoned-time'
import { clockChange } from '@postwright/core/time/clock-change'
import { addDays } from '@postwright/core/time/utc-day'
import { formatDateRange, formatMonth } from '@/ui/format-time.ts'
import type { CalendarView } from '@/posts/times/calendar-days.ts'

/** Half-open time range, epoch milliseconds. */
export type TimeRange = { from: number; to: number }

/** A day of the calendar, or an hour of that day. */
export type Place = { date: string; hour: number | null }

const HOURS = 24

/** Returns the time range between two hours of a day in a time zone; a clock change can make it longer or shorter. Hour 24 is hour 0 of the next day. */
export function toTimeRange(date: string, tzid: string, fromHour = 0, toHour = HOURS): TimeRange {
  return { from: startOf(date, fromHour, tzid), to: startOf(date, toHour, tzid) }
}

/** Returns the date and hour of an instant in a time zone. */
export function placeOf(instant: number, tzid: string): { date: string; hour: number } {
  const { local } = fromInstant(instant, tzid)
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)) }
}

export type Move = {
  to: ZonedTime
  /** Effect of a clock change on the time: a skipped time moves forward, and of a repeated time the first counts. */
  change: 'skipped' | 'repeated' | null
}

/** Moves an instant to the same time of another day, or the same minute of another hour, in a time zone. */
export function movedTo(instant: number, tzid: string, { date, hour }: Place): Move {
  const time = fromInstant(instant, tzid).local.slice(11)
  return timeAt(`${date}T${hour === null ? time : `${twoDigits(hour)}${time.slice(2)}`}`, tzid)
}

/** Returns the start of a place; for a whole day, the given time of day. */
export function beginningOf({ date, hour }: Place, tzid: string, timeOfDay: string): Move {
  return timeAt(`${date}T${hour === null ? timeOfDay : `${twoDigits(hour)}:00`}`, tzid)
}

/** Returns a key that is equal for equal places. */
export function placeKey({ date, hour }: Place): string {
  return hour === null ? date : `${date}T${twoDigits(hour)}`
}

function timeAt(local: string, tzid: string): Move {
  return { to: toZonedTime(local, tzid), change: clockChange(local, tzid) }
}

function startOf(date: string, hour: number, tzid: string): number {
  const [day, at] = hour === HOURS ? [addDays(date, 1), 0] : [date, hour]
  return toZonedTime(`${day}T${twoDigits(at)}:00`, tzid).instant
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const LAST_HOUR = 23

/** Returns the place an arrow key moves to in a grid with days as columns and weeks (no hour) or hours as rows; null for other keys. */
export function stepPlace({ date, hour }: Place, key: string): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return { date: addDays(date, -1), hour }
    case 'ArrowRight':
      return { date: addDays(date, 1), hour }
    case 'ArrowUp':
      return hour === null ? { date: addDays(date, -7), hour } : { date, hour: Math.max(0, hour - 1) }
    case 'ArrowDown':
      return hour === null ? { date: addDays(date, 7), hour } : { date, hour: Math.min(LAST_HOUR, hour + 1) }
    default:
      return null
  }
}

/** Describes the range of a view: `November 2026`, the days of a week, or a day. */
export function rangeText(view: CalendarView, days: readonly string[], date: string): string {
  if (view === 'month') return formatMonth(date)
  return formatDateRange(days[0] ?? date, days.at(-1) ?? date)
}
