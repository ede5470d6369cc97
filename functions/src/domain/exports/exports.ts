import { EXPORT_RUN_MAX } from '@postwright/core/limits'
import { exportJob } from '@postwright/core/jobs/export'
import { type Job, isJobOf, type JobOf } from '@postwright/core/jobs/kinds'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { newJob } from '../jobs/begin-job.ts'
import { type AccountExport, accountExportSchema } from '@postwright/core/model/account-export'
import { AppError } from '../app-error.ts'
import { signPath } from '../media/media-addresses.ts'
import { openArchive, type ExportPlace } from './export-files.ts'

/** Maximum unfinished jobs to search for a running export, the oldest first. An export behind them won't start soon. */
const LOOKED_AT_MAX = 500

/**
 * Creates the job of an export; a trigger runs it. An export that is already running is not started again.
 * @returns the job's id
 */
export async function startExport(deps: Deps, { uid }: Pick<Caller, 'uid'>): Promise<string> {
  const now = deps.clock.now()
  const isRunning = ({ kind, createdAt }: Job) => kind === 'export' && now - createdAt < EXPORT_RUN_MAX
  const job = newJob(deps, uid, exportJob, {})
  return deps.transact(async (tx) => {
    const count = await deps.countGuards.readIn(tx, 'exports', uid)
    const running = (await deps.jobs.unfinishedIn(tx, uid, LOOKED_AT_MAX)).find(isRunning)
    if (running) return running.id
    count()
    deps.jobs.createIn(tx, uid, job)
    return job.id
  })
}

/**
 * Returns the data of a finished export.
 * @throws `not_found` for one that is not finished, expired, or another person's
 */
export async function readExport(deps: Deps, { uid }: Caller, jobId: string): Promise<AccountExport> {
  const { data } = await readFinished(deps, { uid, jobId })
  return accountExportSchema.parse(JSON.parse(new TextDecoder().decode(data)))
}

/**
 * Returns a URL that serves a finished export as one archive, with its files, until it expires.
 * @throws `not_found` as `readExport`
 */
export async function signExport(deps: Deps, { uid }: Caller, jobId: string): Promise<{ url: string; bytes: number }> {
  const { data, job } = await readFinished(deps, { uid, jobId })
  const { size } = await openArchive(deps, { uid, jobId }, data)
  return { url: signPath(deps, exportPath({ uid, jobId }), job.expiresAt), bytes: size }
}

/** @throws `not_found` as `readExport` */
export async function openExport(deps: Deps, place: ExportPlace): ReturnType<typeof openArchive> {
  return openArchive(deps, place, (await readFinished(deps, place)).data)
}

/** Returns the path from which the signed URL of an export is built. */
export function exportPath({ uid, jobId }: ExportPlace): string {
  return `exports/${uid}/${jobId}`
}

async function readFinished(
  deps: Deps,
  { uid, jobId }: ExportPlace,
): Promise<{ data: Uint8Array; job: JobOf<'export'> }> {
  const stored = await deps.jobs.get(uid, jobId)
  const job = stored && isJobOf(stored, 'export') ? stored : null
  const isThere = job?.status === 'done' && deps.clock.now() < job.expiresAt
  const data = isThere && job.result.key !== null ? await deps.blobs.get(job.result.key) : null
  if (!job || !data) throw new AppError('not_found', { message: `export ${jobId}` })
  return { data, job }
}
