/** Publications that take no longer than this count as on time: the call to the network alone takes some seconds. */
const ON_TIME = 5_000

export type Span = { unit: 'second' | 'minute' | 'hour' | 'day'; count: number }

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
] as const

/** A length of time in its largest whole unit; "90 seconds" stays in seconds up to two minutes. */
function spanOf(ms: number): Span {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 120) return { unit: 'second', count: seconds }
  const fitting = UNITS.find(({ ms: size }) => ms >= size) ?? UNITS[3]
  return { unit: fitting.unit, count: Math.floor(ms / fitting.ms) }
}

/** How much later than planned something went out, or null when that is no more than the sending itself takes. */
export function lateness(plannedAt: number, publishedAt: number): Span | null {
  const ms = publishedAt - plannedAt
  return ms <= ON_TIME ? null : spanOf(ms)
}
