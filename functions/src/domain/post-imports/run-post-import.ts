import type { Job } from '@postwright/core/model/job'
import type { PostImportFacts, PostImportRow } from '@postwright/core/model/post-import'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { waitForFile } from '../imports/wait-for-file.ts'
import { importRow, type RowOutcome } from './import-row.ts'
import { readPostImport } from './read-post-import.ts'

/** The job is stored, and looked at for a cancellation, after this many rows. */
const STEP = 5

type Running = Job & { postImport: PostImportFacts }

/**
 * Makes posts of the rows of an import, one after the other. It may run twice, in parallel too, and after it was killed it goes on
 * with the row it had come to: no row becomes two posts.
 */
export async function runPostImport(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await runningJob(deps, uid, jobId)
  if (!job) return
  const file = await waitForFile(deps, exportKeyOf(uid, jobId))
  const ended = file && (await importRows(deps, uid, job, readPostImport(file)))
  if (!ended) await deps.jobs.update(uid, job, { status: 'failed' })
  await deps.blobs.delete(exportKeyOf(uid, jobId))
}

/** The job while it is to be gone on with. */
async function runningJob({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>, uid: string, jobId: string) {
  const job = await jobs.get(uid, jobId)
  if (!job?.postImport || (job.status !== 'queued' && job.status !== 'running')) return null
  return clock.now() < job.expiresAt ? { ...job, postImport: job.postImport } : null
}

/** @returns false when the person may not write into the workspace any more */
async function importRows(deps: Deps, uid: string, begun: Running, rows: readonly PostImportRow[]): Promise<boolean> {
  // No person is signed in while it runs: what the person may do is asked of each row anew.
  const caller: Caller = { uid, sessionId: begun.id, role: 'user' }
  const { workspaceId } = begun.postImport
  let facts = begun.postImport
  await deps.jobs.update(uid, begun, { status: 'running' })
  while (facts.done < rows.length) {
    const job = await runningJob(deps, uid, begun.id)
    if (!job) return true
    for (const row of rows.slice(facts.done, facts.done + STEP)) {
      const outcome = await importRow(deps, caller, { workspaceId, jobId: begun.id, row }).catch(refusedForGood)
      if (!outcome) return false
      facts = counted(facts, row, outcome)
    }
    await deps.jobs.update(uid, job, { progress: Math.floor((99 * facts.done) / rows.length), postImport: facts })
  }
  const last = await runningJob(deps, uid, begun.id)
  if (last) await deps.jobs.update(uid, last, { status: 'done', progress: 100, postImport: facts })
  return true
}

function refusedForGood(error: unknown): null {
  if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not_found')) return null
  throw error
}

function counted(facts: PostImportFacts, { row }: PostImportRow, { kind, trouble }: RowOutcome): PostImportFacts {
  return {
    ...facts,
    done: facts.done + 1,
    drafts: facts.drafts + (kind === 'draft' ? 1 : 0),
    scheduled: facts.scheduled + (kind === 'scheduled' ? 1 : 0),
    reports: trouble ? [...facts.reports, { row, ...trouble }] : facts.reports,
  }
}
