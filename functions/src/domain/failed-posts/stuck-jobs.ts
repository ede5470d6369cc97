import type { listStuckJobs as listContract, retryStuckJob as retryContract } from '@postwright/core/api/failed-posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { isUnfinished } from '@postwright/core/jobs/kinds'
import { STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import { JOB_TURN } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { giveTurns } from '../jobs/give-turns.ts'
import { type ListPart, readParts } from '../list-parts.ts'
import type { Deps } from '../ports/deps.ts'
import type { StandingJob } from '../ports/operator.ts'

type Needs = Pick<
  Deps,
  | 'standingJobs'
  | 'users'
  | 'jobs'
  | 'jobTurns'
  | 'services'
  | 'countGuards'
  | 'auditLog'
  | 'transact'
  | 'clock'
  | 'ids'
>

/**
 * Lists a page of stuck jobs. A job writes its progress in each turn, so a job that was not written for a whole turn is stuck.
 * @throws `validation_failed` for a cursor that does not come from a page
 */
export async function listStuckJobs(
  deps: Needs,
  { after }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  const until = deps.clock.now() - JOB_TURN
  const standing: ListPart<StandingJob> = {
    name: 'standing',
    pages: (page) => deps.standingJobs.pages(until, page),
    placeOf: ({ uid, job }) => ({ ids: [uid, job.id], value: job.updatedAt }),
  }
  const { rows: found, cursor } = await readParts([standing], { after, size: STUCK_PAGE_MAX, idCount: 2 })
  const people = await deps.users.getAll([...new Set(found.map(({ uid }) => uid))])
  const persons = new Map(people.map(({ id, fullName, email }) => [id, { fullName, email }]))
  const jobs = found.flatMap(({ uid, job: { id: jobId, kind, status, progress, runs, createdAt, updatedAt } }) =>
    status === 'queued' || status === 'running'
      ? [{ uid, jobId, kind, status, progress, runs, createdAt, updatedAt, person: persons.get(uid) ?? null }]
      : [],
  )
  return { jobs, cursor }
}

/**
 * Gives a job a turn, unless it has one. `waits`: other jobs of the same user run first. A repeated call changes nothing.
 * @throws `not_found`
 */
export async function retryStuckJob(
  deps: Needs,
  { uid: actorUid }: Caller,
  { uid, jobId }: z.output<typeof retryContract.input>,
): Promise<OutputOf<typeof retryContract>> {
  const job = await deps.jobs.get(uid, jobId)
  if (!job) throw new AppError('not_found', { message: `job ${jobId}` })
  if (!isUnfinished(job)) return { outcome: 'ended' }
  await giveTurns(deps, uid)
  const turns = await deps.jobTurns.list(uid)
  const outcome = turns.some((turn) => turn.jobId === jobId) ? 'given' : 'waits'
  const facts = { kind: job.kind, outcome }
  await deps.auditLog.append({ action: 'job.retried', actorUid, subject: paths.job(uid, jobId), facts })
  return { outcome }
}
