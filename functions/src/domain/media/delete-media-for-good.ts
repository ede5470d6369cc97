import type { Deps } from '../ports/deps.ts'
import { deleteBytes } from './media-bytes.ts'

/** Permanently deletes the bytes of a file and its earlier versions that are no longer used. A repeated call changes nothing. */
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
