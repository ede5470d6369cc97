import type { previewImport as contract } from '@postwright/core/api/workspaces'
import { connections } from '@postwright/core/collections/connections'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { isUnset, planSettings } from './channel-settings.ts'
import { countLeftOut, planImport } from './plan-import.ts'
import { readImport } from './import-file.ts'
import { importJob } from '@postwright/core/jobs/import'
import { exportKeyOf } from '../exports/export-files.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'

/**
 * Returns what an import of this file would currently create and leave out. Stores nothing. Media files named in the export count as uploaded.
 * @throws the same codes as `startImport`
 */
export async function previewImport(
  deps: Deps,
  caller: Caller,
  { workspaceId, bytes }: { workspaceId: string; bytes: Uint8Array },
): Promise<OutputOf<typeof contract>> {
  const role = await requireRight(deps, caller, workspaceId, 'edit_library')
  const file = readImport(bytes)
  const ids = await deps.importData.idsOf(workspaceId)
  const known = { ...ids, media: new Set([...ids.media, ...Object.values(file.arrivedFiles)]) }
  const target = {
    workspaceId,
    uid: caller.uid,
    role,
    known,
    startedAt: deps.clock.now(),
  }
  const { planned, leftOut } = planImport(file, target)
  const isPresent = await deps.importData.arePresent(workspaceId, planned)
  const create = new Map<string, number>()
  for (const [at, { described }] of planned.entries()) {
    if (isPresent[at] === true) leftOut.push({ collection: described.name, reason: 'present', count: 1 })
    else create.set(described.name, (create.get(described.name) ?? 0) + 1)
  }
  const { given, unconnected } = planSettings(file, target)
  if (unconnected > 0) leftOut.push({ collection: connections.name, reason: 'channel', count: unconnected })
  for (const channel of await Promise.all(given.map(({ id }) => deps.connections.get(workspaceId, id)))) {
    if (channel && isUnset(channel)) create.set(connections.name, (create.get(connections.name) ?? 0) + 1)
    else leftOut.push({ collection: connections.name, reason: 'present', count: 1 })
  }
  return {
    create: [...create].map(([collection, count]) => ({ collection, count })),
    leftOut: countLeftOut(leftOut),
    presentFiles: Object.keys(file.arrivedFiles).filter((id) => ids.media.has(id)),
  }
}

/**
 * Stores an export file and creates the job that imports it; a trigger runs it.
 * @returns the job's id
 * @throws `not_found`, `forbidden`, `import_invalid`, `import_newer`
 */
export async function startImport(
  deps: Deps,
  caller: Caller,
  { workspaceId, bytes }: { workspaceId: string; bytes: Uint8Array },
): Promise<string> {
  await requireBeginner(deps, caller, importJob, workspaceId)
  readImport(bytes)
  const job = newJob(deps, caller.uid, importJob, { workspaceId })
  // NOTE the job is stored first: the deletion of the account and the purge find the file through it.
  await deps.jobs.create(caller.uid, job)
  await deps.blobs.put(exportKeyOf(caller.uid, job.id), bytes, 'application/json')
  return job.id
}
