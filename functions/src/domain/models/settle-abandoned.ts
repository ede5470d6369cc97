import type { Deps } from '../ports/deps.ts'
import { inLanes } from '../in-lanes.ts'
import { settleInterrupted } from './settle-interrupted.ts'

/** How many runs are settled in one go, and how many at once. */
const RUNS_AT_ONCE = 200
const LANES = 4

/**
 * Settles the runs of models whose worker is gone and that were not delivered again, so that what was set aside for them does not
 * stay missing from their month. One that fails does not keep the others from theirs.
 */
export async function settleAbandoned(deps: Deps): Promise<void> {
  const abandoned = await deps.jobs.listAbandoned(deps.clock.now(), RUNS_AT_ONCE)
  await inLanes(abandoned, LANES, {
    work: ({ uid, jobId }) => settleInterrupted(deps, uid, jobId),
    failed: (run, error) =>
      deps.logger.error('a run of a model could not be settled', { ...run, error: String(error) }),
  })
}
