const MINUTE = 60_000
/** The scheduler runs every minute: three missed runs are a pause, ten mean that it has stopped. */
export const PAUSE_AFTER = 3 * MINUTE
const STOPPED_AFTER = 10 * MINUTE

export type SchedulerPace = 'running' | 'late' | 'stopped'

/** Whether a scheduler whose last run began at `lastRunAt` (epoch milliseconds) runs in time. */
export function schedulerPace(lastRunAt: number, now: number): SchedulerPace {
  const age = now - lastRunAt
  if (age > STOPPED_AFTER) return 'stopped'
  return age > PAUSE_AFTER ? 'late' : 'running'
}
