import { shownLocale } from './date-style.ts'

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions
const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const satisfies Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a date or a time for the interface; formatters are expensive to create and cached. */
function format(instant: number, options: Intl.DateTimeFormatOptions): string {
  return formatOf(options).format(instant)
}

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = shownLocale()
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

/** Returns the options for a time such as `9:00 AM` or `09:00`: a leading zero is unusual on a 12-hour clock. */
function clock(): Intl.DateTimeFormatOptions {
  return { hour: /-h1[12]$/.test(shownLocale()) ? 'numeric' : '2-digit', minute: '2-digit' }
}

/** Formats wall-clock time in `tzid` as `Fri, Nov 21, 9:00 AM` or `Fri 21 Nov, 09:00`, with the year only if it differs from the year of `now`. */
export function formatZoned(instant: number, tzid: string, now: number): string {
  const year = (at: number) => format(at, { year: 'numeric', timeZone: tzid })
  const isOther = year(instant) !== year(now)
  return format(instant, { ...DAY, ...clock(), timeZone: tzid, ...(isOther && { year: 'numeric' }) })
}

/** Formats a wall-clock time (`YYYY-MM-DDTHH:mm`) without its time zone as `Fri, Nov 21, 2026, 9:00 AM`. */
export function formatWallClock(local: string): string {
  return format(Date.parse(`${local}Z`), { ...DAY, ...clock(), year: 'numeric', timeZone: 'UTC' })
}

/** Formats a calendar date (`YYYY-MM-DD`) as `Fri, Nov 20` or `Fri 20 Nov`, with the year only if it differs from the year of `today`. */
export function formatShortDate(date: string, today: string): string {
  const isOther = date.slice(0, 4) !== today.slice(0, 4)
  return format(Date.parse(`${date}T12:00:00Z`), { ...DAY, timeZone: 'UTC', ...(isOther && { year: 'numeric' }) })
}

/** Formats a time of day (`HH:mm`) as `5:45 PM` or `17:45`. */
export function formatTimeOfDay(time: string): string {
  return format(Date.parse(`2000-01-01T${time}Z`), { ...clock(), timeZone: 'UTC' })
}

/** Formats a full hour, 0 to 23, as `5:00 PM` or `17:00`. */
export function formatHour(hour: number): string {
  return formatTimeOfDay(`${String(hour).padStart(2, '0')}:00`)
}

/** Formats wall-clock time in `tzid` as `9:00 AM` or `09:00`. */
export function formatClock(instant: number, tzid: string): string {
  return format(instant, { ...clock(), timeZone: tzid })
}

/** Formats wall-clock time in `tzid` with seconds as `9:00:03 AM` or `09:00:03`. */
export function formatSeconds(instant: number, tzid: string): string {
  return format(instant, { ...clock(), second: '2-digit', timeZone: tzid })
}

/** Formats a calendar date (`YYYY-MM-DD`) as `Friday, November 20`, with the year only if it differs from the year of `now`. */
export function formatDate(date: string, now: number): string {
  const isOther = date.slice(0, 4) !== String(new Date(now).getUTCFullYear())
  return format(Date.parse(`${date}T12:00:00Z`), { ...LONG_DAY, timeZone: 'UTC', ...(isOther && { year: 'numeric' }) })
}

/** Formats the day at an instant in `tzid` as `Friday, November 20`. */
export function formatDay(instant: number, tzid: string): string {
  return format(instant, { ...LONG_DAY, timeZone: tzid })
}

/** Formats the weekday at an instant in `tzid` with its full name, such as `Friday`. */
export function formatWeekdayName(instant: number, tzid: string): string {
  return format(instant, { weekday: 'long', timeZone: tzid })
}

/** Formats the day at an instant in `tzid` without the weekday, as `November 20`. */
export function formatMonthDay(instant: number, tzid: string): string {
  return format(instant, { month: 'long', day: 'numeric', timeZone: tzid })
}

/** Formats a calendar date (`YYYY-MM-DD`) for the axis of a chart, as `Nov 20`. */
export function formatTick(date: string): string {
  return format(Date.parse(`${date}T12:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })
}

/** Formats the weekday at an instant in `tzid` with its short name, such as `Fri`. */
export function formatWeekday(instant: number, tzid: string): string {
  return format(instant, { weekday: 'short', timeZone: tzid })
}

/** Formats a calendar date (`YYYY-MM-DD`) as `November 20, 2026`. */
export function formatLongDate(date: string): string {
  return format(Date.parse(`${date}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
}

/** Formats two calendar dates (`YYYY-MM-DD`), the first not after the last, as `November 22 – 28, 2026`. */
export function formatDateRange(first: string, last: string): string {
  const [from, to] = [first, last].map((date) => Date.parse(`${date}T12:00:00Z`))
  return formatOf({ dateStyle: 'long', timeZone: 'UTC' }).formatRange(from ?? 0, to ?? 0)
}

/** Formats the month of a calendar date (`YYYY-MM-DD`) as `November 2026`. */
export function formatMonth(date: string): string {
  return format(Date.parse(`${date}T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** Formats the month of a calendar date (`YYYY-MM-DD`) as `Nov`. */
export function formatShortMonth(date: string): string {
  return format(Date.parse(`${date}T12:00:00Z`), { month: 'short', timeZone: 'UTC' })
}

/** Returns the city of a time zone: `America/Argentina/Buenos_Aires` → `Buenos Aires`. */
export function zoneTown(tzid: string): string {
  return (tzid.split('/').at(-1) ?? tzid).replaceAll('_', ' ')
}

/** Returns the time zone of the viewer's browser. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns true if the two time zones show different wall-clock times at an instant. */
export function showsOtherTime(instant: number, tzid: string, otherTzid: string): boolean {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const
  const at = (timeZone: string) => format(instant, { ...options, timeZone })
  return at(tzid) !== at(otherTzid)
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats an instant relative to `now` as `in 5 minutes`, `2 hours ago` or `now`, in the largest unit that fits. */
export function formatRelative(instant: number, now: number): string {
  const seconds = Math.round((instant - now) / 1000)
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  const amount = Math.trunc(seconds / size)
  return new Intl.RelativeTimeFormat('en', { numeric: amount === 0 ? 'auto' : 'always' }).format(amount, unit)
}

/** Locales tried for short time zone names: each has the names of its own region. */
const REGIONS = ['en-GB', 'en-US', 'en-AU']

/** Formats an instant as an unambiguous time, such as `Fri 20 Nov, 17:45 Berlin (CET)`. */
export function formatMoment(instant: number, tzid: string, now: number): string {
  const [town, zone] = [zoneTown(tzid), zoneName(instant, tzid)]
  return `${formatZoned(instant, tzid, now)} ${zone === town ? town : `${town} (${zone})`}`
}

/** Returns the short name of a time zone at an instant: `CET`, `EST`, or its offset if it has no name. */
function zoneName(instant: number, tzid: string): string {
  const names = REGIONS.map((region) => {
    const parts = new Intl.DateTimeFormat(region, { timeZone: tzid, timeZoneName: 'short' }).formatToParts(instant)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? tzid
  })
  return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? tzid
}
