import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { deleteBytes } from './delete-bytes.ts'

/**
 * Deletes a picture unless something that may still be published uses it; checked in the same transaction, so a post that is
 * scheduled meanwhile keeps its picture.
 * @throws `not_found`, `forbidden`, `media_in_use`
 */
export async function deleteMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaId }: { workspaceId: string; mediaId: string },
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  await deps.transact(async (tx) => {
    const media = await deps.media.getIn(tx, workspaceId, mediaId)
    if (!media) throw new AppError('not_found', { message: `media ${mediaId}` })
    if (await deps.mediaUse.isUsedIn(tx, workspaceId, mediaId)) throw new AppError('media_in_use')
    deps.media.deleteIn(tx, workspaceId, mediaId)
  })
  await deleteBytes(deps.blobs, { workspaceId, id: mediaId })
}
