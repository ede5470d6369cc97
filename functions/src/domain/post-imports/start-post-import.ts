import { CSV_PICTURES_MAX } from '@postwright/core/limits'
import { postImportJob } from '@postwright/core/jobs/post-import'
import { postImportFileSchema, type PostImportRow } from '@postwright/core/model/post-import'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { parseJsonBytes } from '../parse-json-bytes.ts'
import type { Caller } from '../caller.ts'
import { exportKeyOf } from '../exports/export-files.ts'
import { newJob, requireBeginner } from '../jobs/begin-job.ts'

/**
 * Stores the rows and creates the job that turns them into posts; a trigger runs it.
 * @returns the job's id
 * @throws the codes of the contract
 */
export async function startPostImport(
  deps: Deps,
  caller: Caller,
  { workspaceId, bytes }: { workspaceId: string; bytes: Uint8Array },
): Promise<string> {
  await requireBeginner(deps, caller, postImportJob, workspaceId)
  const rows = readPostImport(bytes)
  refuseMany(rows)
  const job = newJob(deps, caller.uid, postImportJob, { workspaceId, total: rows.length })
  // NOTE the job is stored first: the deletion of the account and the purge find the file through it.
  await deps.jobs.create(caller.uid, job)
  const file = new TextEncoder().encode(JSON.stringify(postImportFileSchema.parse({ rows })))
  await deps.blobs.put(exportKeyOf(caller.uid, job.id), file, 'application/json')
  return job.id
}

/** @throws `import_rows_repeated`, and `import_images_full` for more images than one import downloads */
function refuseMany(rows: readonly PostImportRow[]): void {
  if (new Set(rows.map(({ row }) => row)).size < rows.length) throw new AppError('import_rows_repeated')
  const images = rows.flatMap(({ pictures, threadPictures }) => [...pictures, ...threadPictures])
  const fetched = images.filter((image) => 'url' in image).length
  if (fetched > CSV_PICTURES_MAX) throw new AppError('import_images_full', { message: `${fetched} images` })
}

/**
 * Parses the rows of a file as a client sends it.
 * @throws `malformed_json`, `import_rows_invalid`
 */
export function readPostImport(bytes: Uint8Array): PostImportRow[] {
  const parsed = postImportFileSchema.safeParse(parseJsonBytes(bytes, 'malformed_json'))
  if (parsed.success) return parsed.data.rows
  const [issue] = parsed.error.issues
  throw new AppError('import_rows_invalid', { message: `${issue?.path.join('.')}: ${issue?.message}` })
}
