const MINUTE = 60_000
/** The scheduler runs every minute: three missed runs are a pause, after ten it counts as stopped. */
export const PAUSE_AFTER = 3 * MINUTE
const STOPPED_AFTER = 10 * MINUTE

export type SchedulerPace = 'running' | 'late' | 'stopped'

/** Returns the pace of a scheduler whose last run began at `lastRunAt` (epoch milliseconds). */
export function schedulerPace(lastRunAt: number, now: number): SchedulerPace {
  const age = now - lastRunAt
  if (age > STOPPED_AFTER) return 'stopped'
  return age > PAUSE_AFTER ? 'late' : 'running'
}
