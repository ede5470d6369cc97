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

const CLOCK =
  /^(?<hours>\d{1,2}?)(?:\s*[:.h\s]\s*(?<minutes>\d{2})|(?<joined>\d{2})|\s*h)?(?:\s*(?<half>[ap])\.?\s*(?:m\.?)?)?$/

const NOON = /^(?:noon|midday)$/

/**
 * The time of day (`HH:mm`) typed in any usual way: `8:15`, `0815`, `1745`, `17h45`, `8.15`, `8pm`, `8:15 p.m.`, `noon`.
 * Null for what is no time or could be two, such as `1:5`, `25:00`, `13pm` or `midnight`.
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

/** The hour of 24; null when it is no hour of the half of the day that was named. */
function onFullDay(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half === 'p' ? 12 : 0)
}
