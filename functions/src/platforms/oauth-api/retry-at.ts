/** Below this a number counts seconds from now, above it seconds since 1970. */
const FIRST_EPOCH_SECOND = 1_000_000_000

/** When the network allows another call, as epoch milliseconds: `Retry-After` in seconds or as a date, else its own header. */
export function retryAtOf(headers: Headers, now: number): number | null {
  return instantOf(headers.get('retry-after'), now) ?? instantOf(headers.get('x-ratelimit-reset'), now)
}

function instantOf(said: string | null, now: number): number | null {
  if (said === null) return null
  const number = Number(said)
  if (number > 0) return number < FIRST_EPOCH_SECOND ? now + number * 1000 : Math.max(now, number * 1000)
  const date = Date.parse(said)
  return Number.isNaN(date) ? null : Math.max(now, date)
}
