import type { AccountExport } from '@postwright/core/model/account-export'
import type { Job } from '@postwright/core/model/job'
import type { User } from '@postwright/core/model/user'
import type { Deps } from '../../deps.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { exportKeyOf } from './export-key.ts'

/**
 * Collects everything of a person and stores it; what cannot be read is left out and listed. It only reads and then writes
 * under the job's own id, so it may run twice, in parallel too, and after it was killed it simply runs again.
 */
export async function runExport(deps: Deps, uid: string, jobId: string): Promise<void> {
  const queued = await deps.jobs.get(uid, jobId)
  if (!queued || queued.status === 'done' || deps.clock.now() >= queued.expiresAt) return
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
  const [sessions, notifications, owned] = await Promise.all([
    deps.accountData.sessionsOf(uid),
    deps.accountData.notificationsOf(uid),
    deps.accountData.workspacesOf(uid),
  ])
  const workspaces: AccountExport['workspaces'] = []
  const leftOut = [sessions, notifications, owned].flatMap(({ unreadable }) => unreadable)
  for (const workspace of owned.rows) {
    const { contents, unreadable } = await deps.accountData.readWorkspace(workspace)
    workspaces.push(contents)
    leftOut.push(...unreadable)
    job = await deps.jobs.update(uid, job, { progress: 5 + Math.floor((90 * workspaces.length) / owned.rows.length) })
  }
  const facts = sessions.rows.map(({ id, createdAt, rotatedAt, revokedAt, userAgent, place }) => {
    return { id, createdAt, rotatedAt, revokedAt, userAgent, place }
  })
  await keep(deps, job, {
    exportedAt: deps.clock.now(),
    user,
    sessions: facts,
    notifications: notifications.rows,
    workspaces,
    leftOut,
  })
}

async function keep(deps: Deps, job: Job, result: AccountExport): Promise<void> {
  const uid = result.user.id
  const resultKey = exportKeyOf(uid, job.id)
  await deps.blobs.put(resultKey, new TextEncoder().encode(JSON.stringify(result)), 'application/json')
  if (await deps.jobs.get(uid, job.id)) {
    await deps.jobs.update(uid, job, { status: 'done', progress: 100, resultKey, leftOut: result.leftOut.length })
    return
  }
  // The account was deleted meanwhile: its export is deleted too.
  await deps.blobs.delete(resultKey)
}
