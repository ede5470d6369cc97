import { connections } from '@postwright/core/collections/connections'
import type { ImportResult } from '@postwright/core/jobs/import'
import type { Deps } from '../domain/ports/deps.ts'
import type { Tx } from '../domain/ports/documents.ts'
import { exportKeyOf } from '../domain/exports/export-files.ts'
import { giveSettingsIn, planSettings } from '../domain/workspace-imports/channel-settings.ts'
import { countLeftOut, planImport } from '../domain/workspace-imports/plan-import.ts'
import { canAct } from '../domain/membership.ts'
import type { Planned } from '../domain/ports/jobs.ts'
import { readImport, waitForFile } from '../domain/workspace-imports/import-file.ts'
import type { JobModule, JobRun } from './job-module.ts'

/** Number of documents that one transaction creates. */
const CHUNK = 100

/**
 * Creates the documents in an import file that the workspace does not have yet. Documents created by an earlier run are recognised by id and time and
 * counted once. The file is kept while the import can be restarted.
 */
export const importWorkspace: JobModule<'import'> = {
  run: async (deps, run) => {
    const bytes = await waitForFile(deps, exportKeyOf(run.uid, run.job.id))
    if (bytes) await importFile(deps, run, bytes)
    else await run.fail('file_missing')
  },

  ended: async ({ blobs }, uid, { id, status }) => {
    if (status !== 'failed') await blobs.delete(exportKeyOf(uid, id))
  },
}

async function importFile(deps: Deps, { uid, job, step, done, fail }: JobRun<'import'>, bytes: Uint8Array) {
  const { workspaceId } = job.facts
  const [known, member] = await Promise.all([deps.importData.idsOf(workspaceId), deps.members.get(workspaceId, uid)])
  const target = {
    workspaceId,
    uid,
    role: member?.suspended === false ? member.role : null,
    known,
    startedAt: job.createdAt,
  }
  const file = readImport(bytes)
  const { planned, leftOut } = planImport(file, target)
  let imported = 0
  const result = (): ImportResult => ({ imported, leftOut: countLeftOut(leftOut) })
  for (let begin = 0; begin < planned.length; begin += CHUNK) {
    const chunk = planned.slice(begin, begin + CHUNK)
    const outcomes = await deps.transact((tx) => createIn(deps, tx, { workspaceId, uid, chunk }))
    if (!outcomes) return fail('not_allowed')
    for (const [i, outcome] of outcomes.entries()) {
      const collection = chunk[i]?.described.name ?? ''
      if (outcome === 'created') imported += 1
      else leftOut.push({ collection, reason: outcome, count: 1 })
    }
    const progress = Math.floor((95 * (begin + chunk.length)) / planned.length)
    if (!(await step({ progress, result: result() }))) return
  }
  const settings = planSettings(file, target)
  if (settings.unconnected > 0)
    leftOut.push({ collection: connections.name, reason: 'channel', count: settings.unconnected })
  for (const given of settings.given) {
    const outcome = await deps.transact(async (tx) => {
      if (!canAct(await deps.members.getIn(tx, workspaceId, uid), 'manage_channels')) return null
      return giveSettingsIn(deps, tx, { workspaceId, uid, given, at: job.createdAt })
    })
    if (!outcome) return fail('not_allowed')
    if (outcome === 'created') imported += 1
    else leftOut.push({ collection: connections.name, reason: outcome, count: 1 })
  }
  await done({ result: result() })
}

/** @returns null when the user may no longer write to the workspace */
async function createIn(
  deps: Deps,
  tx: Tx,
  { workspaceId, uid, chunk }: { workspaceId: string; uid: string; chunk: Planned[] },
): Promise<('created' | 'present' | 'full')[] | null> {
  const member = await deps.members.getIn(tx, workspaceId, uid)
  if (!canAct(member, 'edit_library')) return null
  return deps.importData.createMissingIn(tx, workspaceId, chunk)
}
