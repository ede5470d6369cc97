import { CSV_PICTURES_MAX, EXPORT_TTL } from '@postwright/core/limits'
import { JOB_SCHEMA } from '@postwright/core/model/job'
import { EDITING_ROLES } from '@postwright/core/model/member'
import { postImportFileSchema, type PostImportRow } from '@postwright/core/model/post-import'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { exportKeyOf } from '../exports/export-key.ts'
import { requireRole } from '../membership.ts'
import { newDocument } from '../new-document.ts'
import { readPostImport } from './read-post-import.ts'

/**
 * Stores the rows and creates the job that makes posts of them; a trigger runs it.
 * @returns the job's id
 * @throws `not_found`, `forbidden`, `import_invalid`
 */
export async function startPostImport(
  deps: Deps,
  caller: Caller,
  { workspaceId, bytes }: { workspaceId: string; bytes: Uint8Array },
): Promise<string> {
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  const rows = readPostImport(bytes)
  refuseMany(rows)
  const base = newDocument(deps.clock, { id: deps.ids.random(), schema: JOB_SCHEMA, createdBy: caller.uid })
  // NOTE the job comes first: the deletion of the account and the purge find the file by it.
  await deps.jobs.create(caller.uid, {
    ...base,
    kind: 'post_import',
    status: 'queued',
    progress: 0,
    resultKey: null,
    leftOut: 0,
    expiresAt: deps.clock.now() + EXPORT_TTL,
    import: null,
    series: null,
    font: null,
    postImport: { workspaceId, total: rows.length, done: 0, drafts: 0, scheduled: 0, reports: [] },
  })
  const file = new TextEncoder().encode(JSON.stringify(postImportFileSchema.parse({ rows })))
  await deps.blobs.put(exportKeyOf(caller.uid, base.id), file, 'application/json')
  return base.id
}

/** @throws `import_invalid` when rows are named twice, or more pictures than one import fetches */
function refuseMany(rows: readonly PostImportRow[]): void {
  const fetched = rows.flatMap(({ pictures }) => pictures).filter((picture) => 'url' in picture).length
  const isRepeated = new Set(rows.map(({ row }) => row)).size < rows.length
  if (isRepeated || fetched > CSV_PICTURES_MAX) {
    throw new AppError('import_invalid', {
      detail: isRepeated
        ? 'A row stands in it twice.'
        : `It names ${fetched} pictures at addresses; ${CSV_PICTURES_MAX} are fetched at most.`,
    })
  }
}
