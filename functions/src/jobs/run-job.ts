import type { JobCause } from '@postwright/core/jobs/define-job'
import {
  isJobOf,
  isUnfinished,
  type Job,
  JOB_KINDS,
  type JobKind,
  type JobOf,
  type JobPatch,
} from '@postwright/core/jobs/kinds'
import type { Deps } from '../domain/ports/deps.ts'
import type { JobRun } from './job-module.ts'
import { JOB_MODULES } from './modules.ts'

/** Runs a job once. A job that makes no progress fails after the maximum number of runs of its kind, so every job ends. */
export async function runJob(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await deps.jobs.get(uid, jobId)
  if (job) await runKind(deps, uid, job.kind, job)
}

/** Calls the `ended` hook of a finished job; an unfinished job is ignored. Repeating the call changes nothing. */
export async function notifyJobEnded(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await deps.jobs.get(uid, jobId)
  if (job && !isUnfinished(job)) await tellEnd(deps, uid, job.kind, job)
}

async function tellEnd<Kind extends JobKind>(deps: Deps, uid: string, kind: Kind, job: JobOf<Kind>): Promise<void> {
  await JOB_MODULES[kind].ended?.(deps, uid, job)
}

async function runKind<Kind extends JobKind>(deps: Deps, uid: string, kind: Kind, stored: JobOf<Kind>): Promise<void> {
  const { id } = stored
  const module = JOB_MODULES[kind]
  const { runsMax } = JOB_KINDS[kind]
  const place = { uid, id, kind }
  const job = await change(deps, place, isUnfinished, ({ runs }) => ({ status: 'running', runs: runs + 1 }))
  if (job) {
    const run = runOf(deps, uid, kind, job)
    if (job.runs > runsMax) await (module.giveUp ? module.giveUp(deps, run) : run.fail('interrupted'))
    else await runOnce(deps, run, () => module.run(deps, run), runsMax)
    // A run that returns without an outcome would be delivered again and again.
    await run.fail('no_outcome')
  }
  await notifyJobEnded(deps, uid, id)
}

/** Runs a job once. Rethrows a failure so that the job is delivered again; fails the job if it was the last run allowed without progress. */
async function runOnce<Kind extends JobKind>(
  { jobs, logger }: Pick<Deps, 'jobs' | 'logger'>,
  { uid, job, fail }: JobRun<Kind>,
  run: () => Promise<void>,
  runsMax: number,
): Promise<void> {
  try {
    await run()
  } catch (error) {
    const stored = await jobs.get(uid, job.id)
    if (stored && stored.runs < runsMax) throw error
    logger.error('a job is given up', { jobId: job.id, kind: job.kind, error: String(error) })
    await fail('error')
  }
}

function runOf<Kind extends JobKind>(deps: Deps, uid: string, kind: Kind, job: JobOf<Kind>): JobRun<Kind> {
  const place = { uid, id: job.id, kind }
  return {
    uid,
    job,
    step: async (patch) => {
      const next = await change(deps, place, isRunning, (stored) => ({ ...patch, ...furtherBy(stored, patch) }))
      if (!next) await keepResult(deps, place, patch)
      return next
    },
    done: async (patch) => {
      await change(deps, place, isRunning, () => ({ ...patch, status: 'done', progress: 100, cause: null }))
    },
    fail: async (cause: JobCause, patch) => {
      await change(deps, place, isRunning, () => ({ ...patch, status: 'failed', cause }))
    },
  }
}

/** Stores the partial result of a job that its user cancelled. */
async function keepResult<Kind extends JobKind>(
  { jobs, transact }: Pick<Deps, 'jobs' | 'transact'>,
  { uid, id, kind }: Place<Kind>,
  { result }: JobPatch<JobOf<Kind>>,
): Promise<void> {
  if (result === undefined) return
  await transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, id)
    if (!job || !isJobOf(job, kind) || job.status !== 'cancelled') return
    const patch: JobPatch<JobOf<Kind>> = {}
    patch.result = result
    jobs.updateIn(tx, uid, job, patch)
  })
}

/** Returns the new progress, which never decreases, and the run count, which progress resets to 1. */
function furtherBy({ progress, runs }: Job, patch: { progress?: number }): { progress: number; runs: number } {
  const next = Math.max(progress, patch.progress ?? 0)
  return { progress: next, runs: next > progress ? 1 : runs }
}

type Place<Kind> = { uid: string; id: string; kind: Kind }

/** Returns whether the job is running. A restarted job waits for a new run, so an earlier run that is still active cannot change it. */
function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status === 'running'
}

/** Changes a job that has not expired and for which `isOpen` is true; returns null for any other. */
function change<Kind extends JobKind>(
  { jobs, transact, clock }: Pick<Deps, 'jobs' | 'transact' | 'clock'>,
  { uid, id, kind }: Place<Kind>,
  isOpen: (stored: Pick<Job, 'status'>) => boolean,
  patchOf: (stored: JobOf<Kind>) => JobPatch<JobOf<Kind>>,
): Promise<JobOf<Kind> | null> {
  return transact(async (tx) => {
    const job = await jobs.getIn(tx, uid, id)
    if (!job || !isJobOf(job, kind) || !isOpen(job) || clock.now() >= job.expiresAt) return null
    return jobs.updateIn(tx, uid, job, patchOf(job))
  })
}
