import { fromInstant, toZonedTime } from '../time/zoned-time.ts'
import { DAY, dayOf, startOfDay } from '../time/utc-day.ts'

const MINUTE = 60_000
const WEEK = 7
/** Number of days from Monday to the weekday of 1970-01-01, a Thursday. */
const AFTER_MONDAY = 3

/** Returns the number of days since 1970-01-01. */
export function epochDay(day: string): number {
  return Math.round(startOfDay(day) / DAY)
}

export function isoDayOf(number: number): string {
  return dayOf(number * DAY)
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: number): number {
  return ((((day + AFTER_MONDAY) % WEEK) + WEEK) % WEEK) + 1
}

/** Returns the week number. Weeks begin on Mondays and are counted from the week of 1970-01-01. */
export function weekOf(day: number): number {
  return Math.floor((day + AFTER_MONDAY) / WEEK)
}

export function mondayOf(week: number): number {
  return week * WEEK - AFTER_MONDAY
}

/** Returns the wall-clock time of a day, in the format of `Placement`. */
export function localAt(day: number, time: string): string {
  return `${isoDayOf(day)}T${time}`
}

/**
 * Converts wall-clock times of a zone into instants. The start of a day without a clock change is looked up only once, so that a year of slots on
 * many channels takes only one lookup per day.
 */
export function zoneClock(tzid: string): (local: string) => number {
  const startOf = memoize((day: number) => toZonedTime(localAt(day, '00:00'), tzid).instant)
  const isPlain = memoize((day: number) => {
    const isWhole = startOf(day + 1) - startOf(day) === DAY
    return isWhole && fromInstant(startOf(day), tzid).local === localAt(day, '00:00')
  })
  return (local) => {
    const day = epochDay(local.slice(0, 10))
    if (!isPlain(day)) return toZonedTime(local, tzid).instant
    return startOf(day) + (Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))) * MINUTE
  }
}

function memoize<T>(of: (key: number) => T): (key: number) => T {
  const known = new Map<number, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = of(key)
    known.set(key, made)
    return made
  }
}
