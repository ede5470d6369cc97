const MINUTE = 60_000
/** The sweep runs every minute: three missed runs are a warning, ten mean that it stands still. */
const LATE_AFTER = 3 * MINUTE
const STOPPED_AFTER = 10 * MINUTE

export type HeartbeatTone = 'running' | 'late' | 'stopped'

/** How worried to be about a scheduler whose last run began at `lastRunAt` (epoch milliseconds). */
export function heartbeatTone(lastRunAt: number, now: number): HeartbeatTone {
  const age = now - lastRunAt
  if (age > STOPPED_AFTER) return 'stopped'
  return age > LATE_AFTER ? 'late' : 'running'
}
