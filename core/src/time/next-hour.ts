import { fromInstant, type ZonedTime, toZonedTime } from './zoned-time.ts'

const WEEK = 7

/** The next time at which an hour of the week begins on the clock of a zone; 1 for Monday to 7 for Sunday. */
export function nextHour({ weekday, hour }: { weekday: number; hour: number }, tzid: string, now: number): ZonedTime {
  const today = Temporal.PlainDateTime.from(fromInstant(now, tzid).local).toPlainDate()
  const day = today.add({ days: (weekday - today.dayOfWeek + WEEK) % WEEK })
  const at = (date: Temporal.PlainDate) => toZonedTime(`${date.toString()}T${String(hour).padStart(2, '0')}:00`, tzid)
  const first = at(day)
  return first.instant > now ? first : at(day.add({ days: WEEK }))
}
