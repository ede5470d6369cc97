import { type AccountExport, accountExportSchema } from '@postwright/core/model/account-export'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * The result of a finished export.
 * @throws `not_found` for one that is not finished, expired, or another person's
 */
export async function readExport(deps: Deps, { uid }: Caller, jobId: string): Promise<AccountExport> {
  const job = await deps.jobs.get(uid, jobId)
  const isThere = job?.status === 'done' && deps.clock.now() < job.expiresAt
  const bytes = isThere && job.resultKey !== null ? await deps.blobs.get(job.resultKey) : null
  if (!bytes) throw new AppError('not_found', { message: `export ${jobId}` })
  return accountExportSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}
