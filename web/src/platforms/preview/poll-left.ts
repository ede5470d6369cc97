const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a poll that opens now is open, in the largest unit that goes into it. */
export function pollLeft(duration: number): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  if (duration >= DAY) return { unit: 'days', count: Math.floor(duration / DAY) }
  if (duration >= HOUR) return { unit: 'hours', count: Math.floor(duration / HOUR) }
  return { unit: 'minutes', count: Math.max(1, Math.floor(duration / MINUTE)) }
}
