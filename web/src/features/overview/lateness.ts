/** Maximum delay in milliseconds that is not reported as a delay: the call to the network alone takes some seconds. */
const AT_ONCE = 5_000
/** Delay in milliseconds up to which a post is on time: the scheduler runs every minute. */
const ON_TIME = 60_000

export type Span = { unit: 'second' | 'minute' | 'hour' | 'day'; count: number }

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
] as const

/** Returns a duration in its largest whole unit; below two minutes, in seconds. */
function spanOf(ms: number): Span {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 120) return { unit: 'second', count: seconds }
  const fitting = UNITS.find(({ ms: size }) => ms >= size) ?? UNITS[3]
  return { unit: fitting.unit, count: Math.floor(ms / fitting.ms) }
}

/** Punctuality of a publication. `after` is the delay; null if the delay is no longer than a call to the network takes. */
export type Punctuality = { isLate: boolean; after: Span | null }

export function punctuality(plannedAt: number, publishedAt: number): Punctuality {
  const ms = publishedAt - plannedAt
  return { isLate: ms > ON_TIME, after: ms <= AT_ONCE ? null : spanOf(ms) }
}

/** Locale keys (with a count) for the delay of a publication. */
export const LATE_TEXT = {
  second: 'overview:wentOut.late.second',
  minute: 'overview:wentOut.late.minute',
  hour: 'overview:wentOut.late.hour',
  day: 'overview:wentOut.late.day',
} as const satisfies Record<Span['unit'], string>

/** Returns the shortest duration in whole units that covers the milliseconds, for texts such as "within 3 min". */
export function within(ms: number): Span {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 120) return { unit: 'second', count: seconds }
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return { unit: 'minute', count: minutes }
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.ceil(hours / 24) }
}
