const LOCALE = 'en'

/** `Fri, Nov 21, 09:00` as a wall clock in `tzid` shows it; the year only when it is not `now`'s. */
export function formatZoned(instant: number, tzid: string, now: number): string {
  const year = (at: number) => new Intl.DateTimeFormat(LOCALE, { year: 'numeric', timeZone: tzid }).format(at)
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: tzid,
    ...(year(instant) === year(now) ? {} : { year: 'numeric' }),
  }).format(instant)
}

/** `09:00` on a wall clock in `tzid`. */
export function formatClock(instant: number, tzid: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: tzid,
  }).format(instant)
}

/** The town of a zone as people know it: `America/Argentina/Buenos_Aires` → `Buenos Aires`. */
export function zoneTown(tzid: string): string {
  return (tzid.split('/').at(-1) ?? tzid).replaceAll('_', ' ')
}

/** The zone of the person at this screen. */
export function viewerZone(): string {
  return new Intl.DateTimeFormat(LOCALE).resolvedOptions().timeZone
}

/** True when both zones show another wall-clock time at that instant. */
export function showsOtherTime(instant: number, tzid: string, otherTzid: string): boolean {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const
  const at = (timeZone: string) => new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(instant)
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

/** `in 5 minutes`, `2 hours ago`, `now`, in the largest unit that fits. */
export function formatRelative(instant: number, now: number): string {
  const seconds = Math.round((instant - now) / 1000)
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  const amount = Math.trunc(seconds / size)
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: amount === 0 ? 'auto' : 'always' }).format(amount, unit)
}
