import type { ImportFacts } from '@postwright/core/model/import-facts'
import type { Job } from '@postwright/core/model/job'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { countLeftOut, planImport } from './plan-import.ts'
import type { Planned } from '../ports/jobs.ts'
import { readImport } from './read-import.ts'
import { waitForFile } from './wait-for-file.ts'

/** How many documents one transaction creates. */
const CHUNK = 100

/**
 * Creates what the file of an import holds and the workspace does not have. It may run twice, in parallel too, and after it
 * was killed it runs again: what an earlier run created is recognised by its id and time and counted once.
 */
export async function runImport(deps: Deps, uid: string, jobId: string): Promise<void> {
  const job = await deps.jobs.get(uid, jobId)
  if (!job?.import || job.status === 'done' || job.status === 'failed' || deps.clock.now() >= job.expiresAt) return
  const bytes = await waitForFile(deps, exportKeyOf(uid, jobId))
  const imported = bytes && (await importFile(deps, uid, { ...job, import: job.import }, bytes))
  await deps.jobs.update(uid, imported ?? job, imported ? { status: 'done', progress: 100 } : { status: 'failed' })
  await deps.blobs.delete(exportKeyOf(uid, jobId))
}

/** @returns the job after it; null when the person may not write into the workspace any more */
async function importFile(
  deps: Deps,
  uid: string,
  started: Job & { import: ImportFacts },
  bytes: Uint8Array,
): Promise<Job | null> {
  const { workspaceId } = started.import
  const [known, member] = await Promise.all([deps.importData.idsOf(workspaceId), deps.members.get(workspaceId, uid)])
  const target = { workspaceId, uid, isOwner: member?.role === 'owner', known, startedAt: started.createdAt }
  const { planned, leftOut } = planImport(readImport(bytes), target)
  let imported = 0
  let job: Job = await deps.jobs.update(uid, started, { status: 'running' })
  for (let begin = 0; begin < planned.length; begin += CHUNK) {
    const chunk = planned.slice(begin, begin + CHUNK)
    const outcomes = await deps.transact((tx) => createIn(deps, tx, { workspaceId, uid, chunk }))
    if (!outcomes) return null
    for (const [i, outcome] of outcomes.entries()) {
      const collection = chunk[i]?.described.name ?? ''
      if (outcome === 'created') imported += 1
      else leftOut.push({ collection, reason: outcome, count: 1 })
    }
    const progress = Math.floor((95 * (begin + chunk.length)) / planned.length)
    job = await deps.jobs.update(uid, job, {
      progress,
      import: { workspaceId, imported, leftOut: countLeftOut(leftOut) },
    })
  }
  return deps.jobs.update(uid, job, { import: { workspaceId, imported, leftOut: countLeftOut(leftOut) } })
}

async function createIn(
  deps: Deps,
  tx: Tx,
  { workspaceId, uid, chunk }: { workspaceId: string; uid: string; chunk: Planned[] },
): Promise<('created' | 'present' | 'full')[] | null> {
  const member = await deps.members.getIn(tx, workspaceId, uid)
  if (!member || member.suspended || !EDITING_ROLES.includes(member.role)) return null
  return deps.importData.createMissingIn(tx, workspaceId, chunk)
}
