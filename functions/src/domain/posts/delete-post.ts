import type { deletePost as contract } from '@postwright/core/api/posts'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { z } from 'zod'
import type { Deps, Tx } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { refuseWhileUnresolved, refuseWhileSent } from './plan.ts'

/**
 * Deletes a post with everything planned for it; a worker in between finds nothing to publish. The publish log stays.
 * @throws the codes of the contract
 */
export async function deletePost(
  deps: Deps,
  caller: Caller,
  { workspaceId, postId }: z.output<typeof contract.input>,
): Promise<void> {
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  await deps.transact(async (tx) => {
    const place = await deps.series.placeOfPostIn(tx, workspaceId, postId)
    await deletePostIn(deps, tx, { workspaceId, postId, actor: caller.uid })
    // Else the series would make the post of that day again.
    if (place) deps.series.skipIn(tx, workspaceId, place)
  })
}

/**
 * The same in a transaction that has written nothing yet.
 * @throws as `deletePost`
 */
export async function deletePostIn(
  deps: Pick<Deps, 'posts' | 'variants' | 'auditLog'>,
  tx: Tx,
  { workspaceId, postId, actor }: { workspaceId: string; postId: string; actor: string },
): Promise<void> {
  // NOTE the post itself need not be readable to be removed, nor need all of its variants.
  if (!(await deps.posts.existsIn(tx, workspaceId, postId))) throw new AppError('not_found', { message: postId })
  const { variants, unreadable } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
  refuseWhileSent(variants)
  refuseWhileUnresolved(variants)
  for (const { id } of [...variants, ...unreadable]) deps.variants.deleteIn(tx, workspaceId, id)
  deps.posts.deleteIn(tx, workspaceId, postId)
  deps.auditLog.appendIn(tx, {
    action: 'post_deleted',
    actorUid: actor,
    workspaceId,
    subject: `posts/${postId}`,
    facts: { channels: variants.length + unreadable.length },
  })
}
