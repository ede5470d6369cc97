import { EXPORT_TTL } from '@postwright/core/limits'
import { JOB_SCHEMA } from '@postwright/core/model/job'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { requireRole } from '../membership.ts'
import { newDocument } from '../new-document.ts'
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
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  readImport(bytes)
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: JOB_SCHEMA, createdBy: caller.uid })
  // NOTE the job comes first: the deletion of the account and the purge find the file by it.
  await deps.jobs.create(caller.uid, {
    ...base,
    kind: 'import',
    status: 'queued',
    progress: 0,
    resultKey: null,
    leftOut: 0,
    series: null,
    expiresAt: deps.clock.now() + EXPORT_TTL,
    postImport: null,
    font: null,
    import: { workspaceId, imported: 0, leftOut: [] },
  })
  await deps.blobs.put(exportKeyOf(caller.uid, base.id), bytes, 'application/json')
  return base.id
}
