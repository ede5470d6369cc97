import { members } from '@postwright/core/collections/members'
import { type AccountExport, EXPORT_VERSION } from '@postwright/core/model/account-export'
import type { User } from '@postwright/core/model/user'
import type { Deps } from '../domain/ports/deps.ts'
import { noteFiles, deleteJobFiles, exportKeyOf } from '../domain/exports/export-files.ts'
import { notifyExportReady } from '../domain/notifications/personal-notices.ts'
import { UnreadableDocument } from '../domain/app-error.ts'
import type { JobModule, JobRun } from './job-module.ts'

type Run = JobRun<'export'>

/**
 * Collects all data of a user and stores it; unreadable data is left out and listed. Stored files stay in place and are listed with their checksums.
 * The run only reads, then writes under the job's own id; an interrupted run collects the data again and continues with the files.
 */
export const exportAccount: JobModule<'export'> = {
  run: async (deps, run) => {
    try {
      const user = await deps.users.get(run.uid)
      if (user) await collect(deps, user, run)
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error
      // Without the account itself there is nothing to export, in this or any other run.
      deps.logger.error('an export cannot be made', { jobId: run.job.id, error: error.message })
      await run.fail('unreadable')
    }
  },

  ended: async (deps, uid, { id, status }) => {
    if (status === 'done') await notifyExportReady(deps, uid, id)
    else await deleteJobFiles(deps, { uid, jobId: id })
  },
}

/** Returns the names of the workspaces' members by uid. */
async function namesOf({ users }: Deps, workspaces: AccountExport['workspaces']): Promise<Record<string, string>> {
  const uids = workspaces.flatMap((documents) => (documents[members.name] ?? []).map(({ id }) => id))
  return Object.fromEntries((await users.getAll([...new Set(uids)])).map(({ id, fullName }) => [id, fullName]))
}

async function collect(deps: Deps, user: User, { uid, job, step, done }: Run): Promise<void> {
  await step({ progress: 5 })
  const account = await deps.exportData.accountOf(user)
  const owned = await deps.accountData.workspaceIdsOf(uid)
  const workspaces: AccountExport['workspaces'] = []
  const leftOut = [...account.unreadable]
  for (const wid of owned) {
    const { documents, unreadable } = await deps.exportData.workspaceOf(wid)
    workspaces.push(documents)
    leftOut.push(...unreadable)
    if (!(await step({ progress: 5 + Math.floor((35 * workspaces.length) / owned.length) }))) return
  }
  const exportedAt = deps.clock.now()
  const place = { uid, jobId: job.id }
  await noteFiles(deps, place, { workspaces }, async (share) => {
    await step({ progress: 40 + Math.floor(55 * share) })
  })
  const data: AccountExport = {
    version: EXPORT_VERSION,
    exportedAt,
    account: account.documents,
    workspaces,
    people: await namesOf(deps, workspaces),
    leftOut,
    arrivedFiles: {},
  }
  const key = exportKeyOf(uid, job.id)
  await deps.blobs.put(key, new TextEncoder().encode(JSON.stringify(data)), 'application/json')
  await done({ result: { key, leftOut: leftOut.length } })
  // The account was deleted meanwhile: its export is deleted too.
  if (!(await deps.jobs.get(uid, job.id))) await deleteJobFiles(deps, place)
}
