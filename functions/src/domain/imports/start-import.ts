import { importJob } from '@postwright/core/jobs/import'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'
import { readImport } from './read-import.ts'

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
  // NOTE the job comes first: the deletion of the account and the purge find the file by it.
  await deps.jobs.create(caller.uid, job)
  await deps.blobs.put(exportKeyOf(caller.uid, job.id), bytes, 'application/json')
  return job.id
}
