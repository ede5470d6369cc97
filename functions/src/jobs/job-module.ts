import type { JobCause } from '@postwright/core/jobs/define-job'
import type { JobKind, JobOf, JobPatch } from '@postwright/core/jobs/kinds'
import type { Deps } from '../domain/ports/deps.ts'

/** A job in the hands of a worker. All of it ends quietly once the job is cancelled, ended, begun again, expired or removed. */
export type JobRun<Kind extends JobKind> = {
  uid: string
  job: JobOf<Kind>
  /** Stores how far it is. @returns the job after it; null when it is not to be gone on with */
  step: (patch: JobPatch<JobOf<Kind>>) => Promise<JobOf<Kind> | null>
  done: (patch?: JobPatch<JobOf<Kind>>) => Promise<void>
  fail: (cause: JobCause, patch?: JobPatch<JobOf<Kind>>) => Promise<void>
}

/**
 * What a kind of jobs does. A run may happen twice, in parallel too, and after a kill it is begun again: at most `runsMax` times
 * without getting further.
 */
export type JobModule<Kind extends JobKind> = {
  run: (deps: Deps, run: JobRun<Kind>) => Promise<void>
  /** Instead of a run that would be one too many. Without it the job fails as interrupted. */
  giveUp?: (deps: Deps, run: JobRun<Kind>) => Promise<void>
  /** After the job has ended, with every delivery, and after its person has cancelled it. */
  ended?: (deps: Deps, uid: string, job: JobOf<Kind>) => Promise<void>
}
