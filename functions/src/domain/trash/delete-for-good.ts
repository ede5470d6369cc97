import type { deleteForGood as contract, emptyTrash as emptyContract } from '@postwright/core/api/trash'
import type { OutputOf } from '@postwright/core/endpoint'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import type { TrashItem, TrashKind } from '@postwright/core/model/trash-item'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { deleteMediaForGood } from '../media/delete-media-for-good.ts'
import { requireRight } from '../membership.ts'
import { trashedCollection } from './move-to-trash.ts'

/** Maximum number of items deleted per call, so that a call takes well under a minute. */
const EMPTIED_AT_ONCE = 50

/**
 * Deletes a trash item with everything that belongs to it.
 * @throws the codes of the contract
 */
export async function deleteForGood(
  deps: Deps,
  caller: Caller,
  { workspaceId, itemId }: z.output<typeof contract.input>,
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const item = await deps.transact((tx) => deps.trash.getIn(tx, workspaceId, itemId))
  if (!item) throw new AppError('not_found', { message: `trash ${itemId}` })
  await endItem(deps, workspaceId, item, caller.uid)
}

/**
 * Deletes a batch of the items that were in the trash at a given time.
 * @throws the codes of the contract
 */
export async function emptyTrash(
  deps: Deps,
  caller: Caller,
  { workspaceId, until }: z.output<typeof emptyContract.input>,
): Promise<OutputOf<typeof emptyContract>> {
  await requireRight(deps, caller, workspaceId, 'edit_library')
  const items = await deps.trash.listUntil(workspaceId, until, EMPTIED_AT_ONCE)
  for (const item of items) await endItem(deps, workspaceId, item, caller.uid)
  return { isEmpty: items.length < EMPTIED_AT_ONCE }
}

/** Deletes an item. After the first write the item can't be restored. The item itself is deleted last, so the purge can finish an interrupted run. */
export async function endItem(deps: Deps, workspaceId: string, { id }: TrashItem, actor: string): Promise<void> {
  const item = await deps.transact(async (tx) => {
    const found = await deps.trash.getIn(tx, workspaceId, id)
    if (!found || found.endedAt !== null) return found
    deps.trash.endIn(tx, workspaceId, found)
    const subject = `${found.kind}/${found.documentId}`
    deps.auditLog.appendIn(tx, { action: 'trash.deleted', actorUid: actor, workspaceId, subject })
    return found
  })
  if (!item) return
  const { kind, documentId } = item
  const isThereAgain = await deps.trash.isStored(`${trashedCollection(kind).path(workspaceId)}/${documentId}`)
  if (!isThereAgain) await DELETE_BESIDE[kind]?.(deps, workspaceId, documentId)
  const commented = COMMENTED_KINDS[kind]
  if (commented && !isThereAgain) await deps.comments.deleteOf(workspaceId, { kind: commented, id: documentId })
  await deps.trash.delete(workspaceId, id)
}

/** Kinds with comments, which stay while the document is in the trash. */
const COMMENTED_KINDS: Partial<Record<TrashKind, CommentSubject['kind']>> = { posts: 'post', decks: 'deck' }

/** Deletes the data that belongs to a document and was not moved to the trash with it. */
const DELETE_BESIDE: Partial<Record<TrashKind, (deps: Deps, workspaceId: string, id: string) => Promise<void>>> = {
  posts: ({ postVersions }, workspaceId, id) => postVersions.deleteOf(workspaceId, id),
  scripts: ({ scriptVersions }, workspaceId, id) => scriptVersions.deleteOf(workspaceId, id),
  decks: ({ trash }, workspaceId, id) => trash.deleteOfDeck(workspaceId, id),
  media: deleteMediaForGood,
}
