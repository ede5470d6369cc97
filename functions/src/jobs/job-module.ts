import type { JobCause } from '@postwright/core/jobs/define-job'
import type { JobKind, JobOf, JobPatch } from '@postwright/core/jobs/kinds'
import type { Deps } from '../domain/ports/deps.ts'

/** Job that a worker is running. All methods end silently once the job is cancelled, ended, restarted, expired or removed. */
export type JobRun<Kind extends JobKind> = {
  uid: string
  job: JobOf<Kind>
  /** Stores the progress. @returns the updated job; null when it must not continue */
  step: (patch: JobPatch<JobOf<Kind>>) => Promise<JobOf<Kind> | null>
  done: (patch?: JobPatch<JobOf<Kind>>) => Promise<void>
  fail: (cause: JobCause, patch?: JobPatch<JobOf<Kind>>) => Promise<void>
}

/** Implementation of one job kind. A run may happen twice, also in parallel, and restarts after a kill: at most `runsMax` times without progress. */
export type JobModule<Kind extends JobKind> = {
  run: (deps: Deps, run: JobRun<Kind>) => Promise<void>
  /** Called instead of a run that would exceed `runsMax`. Without it the job fails as interrupted. */
  giveUp?: (deps: Deps, run: JobRun<Kind>) => Promise<void>
  /** Called after the job has ended, on every delivery, and after its user has cancelled it. */
  ended?: (deps: Deps, uid: string, job: JobOf<Kind>) => Promise<void>
}
