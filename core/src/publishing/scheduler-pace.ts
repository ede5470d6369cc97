const MINUTE = 60_000
/** Age of the last run after which the scheduler counts as late (three missed runs), and after which it counts as stopped. It runs every minute. */
export const PAUSE_AFTER = 3 * MINUTE
const STOPPED_AFTER = 10 * MINUTE

export type SchedulerPace = 'running' | 'late' | 'stopped'

/** Returns the pace of a scheduler whose last run began at `lastRunAt` (epoch milliseconds). */
export function schedulerPace(lastRunAt: number, now: number): SchedulerPace {
  const age = now - lastRunAt
  if (age > STOPPED_AFTER) return 'stopped'
  return age > PAUSE_AFTER ? 'late' : 'running'
}
