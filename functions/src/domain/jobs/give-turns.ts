import { JOBS_AT_ONCE, JOB_TURN } from '@postwright/core/limits'
import type { Deps } from '../ports/deps.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { inLanes } from '../in-lanes.ts'

/** More jobs that wait are found once some of these have ended. */
const LOOKED_AT_MAX = 100

/** A job that waits this long has missed its turn: its trigger, or the worker that should have given it the turn, is gone. */
const MISSED_AFTER = 60_000
const PEOPLE_AT_ONCE = 200
const LANES = 8

type Needs = Pick<Deps, 'clock' | 'ids' | 'transact' | 'countGuards' | 'jobs' | 'jobTurns'>

/**
 * Gives the jobs of a person that wait longest a turn, up to three at once; a trigger runs each in a worker of its own. The turn of a
 * worker that is gone ends by itself, and its job gets another: whatever dies, no job is lost, and nobody waits for jobs of others.
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
    count()
    for (const { id, endsAt } of turns) if (endsAt <= now) jobTurns.deleteIn(tx, uid, id)
    for (const { id: jobId } of waiting.slice(0, Math.max(0, JOBS_AT_ONCE - running.length))) {
      jobTurns.createIn(tx, uid, { id: ids.random(), jobId, endsAt: now + JOB_TURN })
    }
  })
}

/**
 * Runs the job of a turn and gives the turn to the next. A run that fails keeps its turn: it is delivered again, or the turn ends.
 */
export async function runTurn(
  deps: Needs & Pick<Deps, 'logger'>,
  { uid, turnId }: { uid: string; turnId: string },
  run: (uid: string, jobId: string) => Promise<void>,
): Promise<void> {
  const turn = await deps.jobTurns.get(uid, turnId)
  if (!turn) return
  await run(uid, turn.jobId).catch((error: unknown) => {
    // A job that cannot be read cannot be run in another delivery either.
    if (!(error instanceof UnreadableDocument)) throw error
    deps.logger.error('a job cannot be read', { uid, jobId: turn.jobId, error: error.message })
  })
  await deps.jobTurns.delete(uid, turnId)
  await giveTurns(deps, uid)
}

/** Gives turns wherever a worker has died before it could. */
export async function giveMissedTurns(deps: Needs & Pick<Deps, 'logger'>): Promise<void> {
  const now = deps.clock.now()
  const ended = await deps.jobTurns.listEnded(now, PEOPLE_AT_ONCE)
  const waiting = await deps.jobs.listWaiting(now - MISSED_AFTER, PEOPLE_AT_ONCE)
  await inLanes(new Set([...ended, ...waiting]), LANES, {
    work: (uid) => giveTurns(deps, uid),
    failed: (uid, error) => deps.logger.error('a job could not be given a turn', { uid, error: String(error) }),
  })
}
