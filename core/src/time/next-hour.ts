import { fromInstant, type ZonedTime, toZonedTime } from './zoned-time.ts'

const WEEK = 7

/** Returns the next time at which an hour of the week begins in a zone; 1 is Monday, 7 is Sunday. */
export function nextHour({ weekday, hour }: { weekday: number; hour: number }, tzid: string, now: number): ZonedTime {
  const today = Temporal.PlainDateTime.from(fromInstant(now, tzid).local).toPlainDate()
  const day = today.add({ days: (weekday - today.dayOfWeek + WEEK) % WEEK })
  const at = (date: Temporal.PlainDate) => toZonedTime(`${date.toString()}T${String(hour).padStart(2, '0')}:00`, tzid)
  const first = at(day)
  return first.instant > now ? first : at(day.add({ days: WEEK }))
}
