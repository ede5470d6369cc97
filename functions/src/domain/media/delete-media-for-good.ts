import type { Deps } from '../ports/deps.ts'
import { deleteBytes } from './media-bytes.ts'

/** Deletes the bytes of a file for good, and its earlier versions that nothing needs. Repeating it changes nothing. */
export async function deleteMediaForGood(deps: Deps, workspaceId: string, mediaId: string): Promise<void> {
  for (const { id } of await deps.media.listReplacedBy(workspaceId, mediaId)) {
    const isFree = await deps.transact(async (tx) => {
      if (await deps.mediaUse.isUsedIn(tx, workspaceId, id)) return false
      deps.media.deleteIn(tx, workspaceId, id)
      return true
    })
    if (isFree) await deleteBytes(deps.blobs, { workspaceId, id })
  }
  await deleteBytes(deps.blobs, { workspaceId, id: mediaId })
}
