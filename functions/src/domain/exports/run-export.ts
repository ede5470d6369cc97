import type { AccountExport } from '@postwright/core/model/account-export'
import type { Deps } from '../../deps.ts'
import { exportKeyOf } from './export-key.ts'

/**
 * Collects everything of a person and keeps it for them. It only reads and then writes under the job's own name, so it may
 * run twice, at the same time too, and after it was killed it simply runs again.
 */
export async function runExport(deps: Deps, uid: string, jobId: string): Promise<void> {
  const queued = await deps.jobs.get(uid, jobId)
  if (!queued || queued.status === 'done' || deps.clock.now() >= queued.expiresAt) return
  const user = await deps.users.get(uid)
  if (!user) return
  let job = await deps.jobs.update(uid, queued, { status: 'running', progress: 5 })
  const [sessions, notifications, owned] = await Promise.all([
    deps.accountData.sessionsOf(uid),
    deps.accountData.notificationsOf(uid),
    deps.accountData.workspacesOf(uid),
  ])
  const workspaces: AccountExport['workspaces'] = []
  for (const workspace of owned) {
    workspaces.push(await deps.accountData.readWorkspace(workspace))
    job = await deps.jobs.update(uid, job, { progress: 5 + Math.floor((90 * workspaces.length) / owned.length) })
  }
  const facts = sessions.map(({ id, createdAt, rotatedAt, revokedAt, userAgent, place }) => {
    return { id, createdAt, rotatedAt, revokedAt, userAgent, place }
  })
  const result: AccountExport = { exportedAt: deps.clock.now(), user, sessions: facts, notifications, workspaces }
  const resultKey = exportKeyOf(uid, jobId)
  await deps.blobs.put(resultKey, new TextEncoder().encode(JSON.stringify(result)), 'application/json')
  if (await deps.jobs.get(uid, jobId)) {
    await deps.jobs.update(uid, job, { status: 'done', progress: 100, resultKey })
    return
  }
  // The account was deleted meanwhile: nothing of it may stay behind.
  await deps.blobs.delete(resultKey)
}
