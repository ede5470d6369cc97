const HALF_HOURS = everyMinutes(30)
const QUARTERS = [0, 15, 30, 45]
const HOUR_ALONE = /^\d{1,2}\s*h?$/
const NAMES_HALF = /[a-z]$/i

/**
 * Suggests times of day (`HH:mm`) in chronological order: half hours if nothing is typed, the quarters of a typed hour, and also the other half of
 * the day for an ambiguous time.
 * @param after times up to this one are past; null if none are
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

/** Returns every future half hour and the chosen time, in chronological order. */
export function timesAround(chosen: string, after: string | null): string[] {
  return [...new Set([...suggestTimes('', after), chosen])].toSorted()
}

function everyMinutes(step: number): string[] {
  return Array.from({ length: (24 * 60) / step }, (_, at) => timeOf(at * step))
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const CLOCK =
  /^(?<hours>\d{1,2}?)(?:\s*[:.h\s]\s*(?<minutes>\d{2})|(?<joined>\d{2})|\s*h)?(?:\s*(?<half>[ap])\.?\s*(?:m\.?)?)?$/

const NOON = /^(?:noon|midday)$/

/**
 * Parses a time of day (`HH:mm`) in common formats: `8:15`, `0815`, `1745`, `17h45`, `8.15`, `8pm`, `8:15 p.m.`, `noon`. Null for invalid or
 * ambiguous text, such as `1:5`, `25:00`, `13pm` or `midnight`.
 */
export function parseTypedTime(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  if (NOON.test(text)) return '12:00'
  const parts = CLOCK.exec(text)?.groups
  if (!parts) return null
  const hours = onFullDay(Number(parts['hours']), parts['half'])
  const minutes = Number(parts['minutes'] ?? parts['joined'] ?? 0)
  if (hours === null || hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Returns the hour on a 24-hour clock; null if the hour is invalid for the given half of the day. */
function onFullDay(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half === 'p' ? 12 : 0)
}
