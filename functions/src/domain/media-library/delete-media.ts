import type { trashMedia as trashContract } from '@postwright/core/api/media-library'
import { media as described } from '@postwright/core/collections/media'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newTrashItem } from '../trash/move-to-trash.ts'

/**
 * Moves a file to the trash unless a post or other item that may still be published uses it. The check runs in the same transaction, so a post that
 * is scheduled meanwhile keeps its image.
 * @throws `not_found`, `forbidden`, `media_in_use`
 */
export async function deleteMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaId }: { workspaceId: string; mediaId: string },
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  await deps.transact(async (tx) => {
    const fields = await deps.trash.storedIn(tx, pathOf(workspaceId, mediaId))
    if (!fields) throw new AppError('not_found', { message: `media ${mediaId}` })
    if (await deps.mediaUse.isUsedIn(tx, workspaceId, mediaId)) throw new AppError('media_in_use')
    putInTrashIn(deps, tx, caller, { workspaceId, mediaId, fields })
  })
}

/**
 * Moves several files to the trash. Files in use stay and are reported; files that no longer exist are left out.
 * @throws the codes of the contract
 */
export async function trashMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaIds }: z.output<typeof trashContract.input>,
): Promise<OutputOf<typeof trashContract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  return deps.transact(async (tx) => {
    const needed = await deps.mediaUse.neededOfIn(tx, workspaceId, mediaIds)
    const free = [...new Set(mediaIds)].filter((id) => !needed.has(id))
    const stored = await Promise.all(
      free.map(async (mediaId) => ({ mediaId, fields: await deps.trash.storedIn(tx, pathOf(workspaceId, mediaId)) })),
    )
    const itemIds = stored.flatMap(({ mediaId, fields }) =>
      fields ? [putInTrashIn(deps, tx, caller, { workspaceId, mediaId, fields })] : [],
    )
    return { itemIds, inUse: [...needed] }
  })
}

type Deleted = { workspaceId: string; mediaId: string; fields: Record<string, unknown> }

function putInTrashIn(deps: Deps, tx: Tx, { uid }: Caller, { workspaceId, mediaId, fields }: Deleted): string {
  const item = newTrashItem(deps, { kind: 'media', documentId: mediaId, fields, actor: uid })
  deps.trash.putIn(tx, workspaceId, item, [{ path: pathOf(workspaceId, mediaId), fields }])
  deps.auditLog.appendIn(tx, { action: 'trash.moved', actorUid: uid, workspaceId, subject: `media/${mediaId}` })
  return item.id
}

function pathOf(workspaceId: string, mediaId: string): string {
  return `${described.path(workspaceId)}/${mediaId}`
}
