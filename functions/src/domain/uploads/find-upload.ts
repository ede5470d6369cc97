import type { Upload } from '@postwright/core/model/upload'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

export type UploadAddress = { workspaceId: string; uploadId: string }

/**
 * The caller's own upload.
 * @throws `forbidden`, `not_found` for one that is over or that another person has begun
 */
export async function findUpload(
  deps: Deps,
  caller: Caller,
  { workspaceId, uploadId }: UploadAddress,
): Promise<Upload> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  const upload = await deps.uploads.get(uploadId)
  const isTheirs = upload?.workspaceId === workspaceId && upload.createdBy === caller.uid
  if (!upload || !isTheirs || upload.expiresAt <= deps.clock.now()) {
    throw new AppError('not_found', { message: `upload ${uploadId}` })
  }
  return upload
}
