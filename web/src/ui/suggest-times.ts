import { parseTypedTime } from './parse-typed-time.ts'

const HALF_HOURS = everyMinutes(30)
const QUARTERS = [0, 15, 30, 45]
const HOUR_ALONE = /^\d{1,2}\s*h?$/
const NAMES_HALF = /[a-z]$/i

/**
 * Times of day (`HH:mm`) to offer, in the order of the day: half hours while nothing is typed, the quarters of an hour that is
 * typed alone, and what is typed also on the other half of the day where it does not say which.
 * @param after times up to this one are over; null when none are
 */
export function suggestTimes(typed: string, after: string | null): string[] {
  const isAhead = (time: string) => after === null || time > after
  if (typed.trim() === '') return HALF_HOURS.filter(isAhead)
  const time = parseTypedTime(typed)
  if (time === null) return []
  const minutes = HOUR_ALONE.test(typed.trim()) ? QUARTERS : [Number(time.slice(3))]
  const hour = Number(time.slice(0, 2))
  const isOpen = !NAMES_HALF.test(typed.trim()) || HOUR_ALONE.test(typed.trim())
  const hours = isOpen && hour < 12 ? [hour, hour + 12] : isOpen && hour === 12 ? [0, 12] : [hour]
  return hours.flatMap((at) => minutes.map((minute) => timeOf(at * 60 + minute))).filter(isAhead)
}

/** Every half hour that is ahead, and the time that is chosen already, in the order of the day. */
export function timesAround(chosen: string, after: string | null): string[] {
  return [...new Set([...suggestTimes('', after), chosen])].toSorted()
}

function everyMinutes(step: number): string[] {
  return Array.from({ length: (24 * 60) / step }, (_, at) => timeOf(at * step))
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
