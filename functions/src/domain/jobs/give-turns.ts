import { JOBS_AT_ONCE, JOB_TURN } from '@postwright/core/limits'
import { type Job, JOB_KINDS, workspaceOf } from '@postwright/core/jobs/kinds'
import type { Deps } from '../ports/deps.ts'
import { UnreadableDocument } from '../app-error.ts'
import { mapConcurrent } from '../concurrency.ts'

/** Maximum number of waiting jobs to read. Further jobs are found once some of these have ended. */
const LOOKED_AT_MAX = 100

/** Time after which a waiting job has missed its turn: its trigger, or the worker that should have given it the turn, is gone. */
const MISSED_AFTER = 60_000
const PEOPLE_AT_ONCE = 200
const LANES = 8

type Needs = Pick<Deps, 'clock' | 'ids' | 'transact' | 'countGuards' | 'jobs' | 'jobTurns' | 'services'>

/**
 * Gives turns to the jobs of a person that have waited longest, up to three at once; a trigger runs each in a separate worker. The turn of a lost
 * worker expires and its job gets another, so no job is lost. Jobs of different people do not wait for each other.
 */
export async function giveTurns(deps: Needs, uid: string): Promise<void> {
  const { clock, ids, jobs, jobTurns } = deps
  await deps.transact(async (tx) => {
    const now = clock.now()
    const count = await deps.countGuards.readIn(tx, 'jobs', uid)
    const turns = await jobTurns.listIn(tx, uid)
    const running = turns.filter(({ endsAt }) => endsAt > now)
    const unfinished = await jobs.unfinishedIn(tx, uid, LOOKED_AT_MAX)
    const waiting = unfinished.filter(({ id, expiresAt }) => {
      return expiresAt > now && running.every(({ jobId }) => jobId !== id)
    })
    const paused = await findPaused(deps, uid, waiting)
    count()
    for (const job of paused) if (isHalfOver(job, now)) jobs.updateIn(tx, uid, job, { expiresAt: now + keptFor(job) })
    for (const { id, endsAt } of turns) if (endsAt <= now) jobTurns.deleteIn(tx, uid, id)
    const next = waiting.filter((job) => !paused.includes(job))
    for (const { id: jobId } of next.slice(0, Math.max(0, JOBS_AT_ONCE - running.length))) {
      jobTurns.createIn(tx, uid, { id: ids.random(), jobId, endsAt: now + JOB_TURN })
    }
  })
}

/** Finds jobs that wait for a service that is switched off. A job that has started continues. */
async function findPaused({ services }: Pick<Deps, 'services'>, uid: string, waiting: readonly Job[]): Promise<Job[]> {
  const decided = await Promise.all(
    waiting.map(async (job) => {
      const { service } = JOB_KINDS[job.kind]
      if (service === null || job.status !== 'queued') return true
      const workspaceId = workspaceOf(job)
      return (await services.decide(service, workspaceId === null ? { uid } : { workspaceId })).isOn
    }),
  )
  return waiting.filter((_, at) => decided[at] === false)
}

const keptFor = ({ kind }: Job) => JOB_KINDS[kind].keptFor

/** Returns whether half of the job's time is over: a job must not expire because its service was off for a long time. */
function isHalfOver(job: Job, now: number): boolean {
  return job.expiresAt - now < keptFor(job) / 2
}

/** Runs the job of a turn and gives the turn to the next job. A failed run keeps its turn: it is delivered again, or the turn expires. */
export async function runTurn(
  deps: Needs & Pick<Deps, 'logger'>,
  { uid, turnId }: { uid: string; turnId: string },
  run: (uid: string, jobId: string) => Promise<void>,
): Promise<void> {
  const turn = await deps.jobTurns.get(uid, turnId)
  if (!turn) return
  const job = await deps.jobs.get(uid, turn.jobId).catch(() => null)
  const isPaused = job !== null && (await findPaused(deps, uid, [job])).length > 0
  if (!isPaused) await runJobOf(deps, { uid, jobId: turn.jobId }, run)
  await deps.jobTurns.delete(uid, turnId)
  await giveTurns(deps, uid)
}

async function runJobOf(
  deps: Pick<Deps, 'logger'>,
  { uid, jobId }: { uid: string; jobId: string },
  run: (uid: string, jobId: string) => Promise<void>,
): Promise<void> {
  await run(uid, jobId).catch((error: unknown) => {
    // An unreadable job will be unreadable in another delivery too.
    if (!(error instanceof UnreadableDocument)) throw error
    deps.logger.error('a job cannot be read', { uid, jobId, error: error.message })
  })
}

/** Gives turns that a lost worker did not give. */
export async function giveMissedTurns(deps: Needs & Pick<Deps, 'logger'>): Promise<void> {
  const now = deps.clock.now()
  const ended = await deps.jobTurns.listEnded(now, PEOPLE_AT_ONCE)
  const waiting = await deps.jobs.listWaiting(now - MISSED_AFTER, PEOPLE_AT_ONCE)
  await mapConcurrent(new Set([...ended, ...waiting]), LANES, {
    work: (uid) => giveTurns(deps, uid),
    failed: (uid, error) => deps.logger.error('a job could not be given a turn', { uid, error: String(error) }),
  })
}
