import { SERIES_DAYS_AHEAD } from '@postwright/core/time/recurrence/series-limits'
import { fromInstant } from '@postwright/core/time/zoned-time'
import type { Deps } from '../ports/deps.ts'
import { makePosts } from './make-posts.ts'
import type { Made } from './made.ts'

/** How many posts are made between two notes of the progress. */
const STEP = 10
/** Far more steps than a series has days. */
const STEPS_MAX = 50

/** Makes the posts of a new or changed series. It may run twice, and what it leaves is made by the upkeep. */
export async function runSeriesJob(deps: Deps, uid: string, jobId: string): Promise<void> {
  const queued = await deps.jobs.get(uid, jobId)
  if (!queued?.series || queued.status === 'done' || queued.status === 'failed') return
  let job = await deps.jobs.update(uid, queued, { status: 'running' })
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const made = await makePosts(deps, queued.series, STEP)
    if (made.isComplete) {
      await deps.jobs.update(uid, job, { status: made.problem ? 'failed' : 'done', progress: 100 })
      return
    }
    job = await deps.jobs.update(uid, job, { progress: Math.max(job.progress, progressOf(deps, made)) })
  }
  await deps.jobs.update(uid, job, { status: 'failed' })
}

function progressOf({ clock }: Pick<Deps, 'clock'>, { madeUntil }: Made): number {
  if (madeUntil === null) return 0
  const today = fromInstant(clock.now(), 'UTC').local.slice(0, 10)
  const { days } = Temporal.PlainDate.from(today).until(madeUntil)
  return Math.min(95, Math.max(0, Math.floor((100 * days) / SERIES_DAYS_AHEAD)))
}
