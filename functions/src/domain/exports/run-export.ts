import { type AccountExport, EXPORT_VERSION } from '@postwright/core/model/account-export'
import type { Job } from '@postwright/core/model/job'
import type { User } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { noteFiles } from './export-files.ts'
import { deleteJobFiles, exportKeyOf } from './export-key.ts'

/**
 * Collects everything of a person and stores it; what cannot be read is left out and listed. Stored files stay where they are and are
 * noted with their checksums. It only reads and then writes under the job's own id, so it may run twice, in parallel too; after it was
 * killed it collects again and goes on with the files.
 */
export async function runExport(deps: Deps, uid: string, jobId: string): Promise<void> {
  const queued = await deps.jobs.get(uid, jobId)
  if (queued?.kind !== 'export' || queued.status === 'done' || deps.clock.now() >= queued.expiresAt) return
  try {
    const user = await deps.users.get(uid)
    if (user) await collect(deps, user, queued)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    // Without the account itself there is nothing to export, now or in another run.
    deps.logger.error('an export cannot be made', { jobId, error: error.message })
    await deps.jobs.update(uid, queued, { status: 'failed' })
  }
}

async function collect(deps: Deps, user: User, queued: Job): Promise<void> {
  const { id: uid } = user
  let job = await deps.jobs.update(uid, queued, { status: 'running', progress: 5 })
  const account = await deps.exportData.accountOf(user)
  const owned = await deps.accountData.workspaceIdsOf(uid)
  const workspaces: AccountExport['workspaces'] = []
  const leftOut = [...account.unreadable]
  for (const wid of owned) {
    const { documents, unreadable } = await deps.exportData.workspaceOf(wid)
    workspaces.push(documents)
    leftOut.push(...unreadable)
    job = await deps.jobs.update(uid, job, { progress: 5 + Math.floor((35 * workspaces.length) / owned.length) })
  }
  const exportedAt = deps.clock.now()
  await noteFiles(deps, { uid, jobId: job.id }, { workspaces }, async (share) => {
    job = await deps.jobs.update(uid, job, { progress: 40 + Math.floor(55 * share) })
  })
  const result = {
    version: EXPORT_VERSION,
    exportedAt,
    account: account.documents,
    workspaces,
    leftOut,
    arrivedFiles: {},
  } as const
  await keep(deps, uid, job, result)
}

async function keep(deps: Deps, uid: string, job: Job, result: AccountExport): Promise<void> {
  const resultKey = exportKeyOf(uid, job.id)
  await deps.blobs.put(resultKey, new TextEncoder().encode(JSON.stringify(result)), 'application/json')
  if (await deps.jobs.get(uid, job.id)) {
    await deps.jobs.update(uid, job, { status: 'done', progress: 100, resultKey, leftOut: result.leftOut.length })
    return
  }
  // The account was deleted meanwhile: its export is deleted too.
  await deleteJobFiles(deps, { uid, jobId: job.id })
}
