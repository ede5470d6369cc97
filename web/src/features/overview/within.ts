import type { Span } from './lateness.ts'

/** The shortest length of time, in whole units, that milliseconds fit into: what "within 3 min" may claim. */
export function within(ms: number): Span {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds < 120) return { unit: 'second', count: seconds }
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return { unit: 'minute', count: minutes }
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? { unit: 'hour', count: hours } : { unit: 'day', count: Math.ceil(hours / 24) }
}
