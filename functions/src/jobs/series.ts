import { SERIES_DAYS_AHEAD } from '@postwright/core/time/recurrence/recurrence-rule'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../domain/ports/deps.ts'
import { makePosts, type Made } from '../domain/series/make-posts.ts'
import type { JobModule } from './job-module.ts'

/** Number of posts created between two progress updates. */
const STEP = 10
/** Maximum number of steps: enough for 500 posts, far more than a series creates ahead. */
const STEPS_MAX = 50

/** Creates the posts of a new or changed series, or removes a series that is ending. The upkeep creates the remaining posts. */
export const makeSeries: JobModule<'series'> = {
  run: async (deps, { job, step, done, fail }) => {
    for (let made = 0; made < STEPS_MAX; made += 1) {
      const last = await makePosts(deps, job.facts, STEP)
      if (last.isComplete) return last.problem ? fail('refused') : done()
      await step({ progress: progressOf(deps, last) })
    }
    // The series is still due, so the upkeep continues.
    await done()
  },
}

function progressOf({ clock }: Pick<Deps, 'clock'>, { madeUntil }: Made): number {
  if (madeUntil === null) return 0
  const today = fromInstant(clock.now(), 'UTC').local.slice(0, 10)
  const { days } = Temporal.PlainDate.from(today).until(madeUntil)
  return Math.min(95, Math.max(0, Math.floor((100 * days) / SERIES_DAYS_AHEAD)))
}
