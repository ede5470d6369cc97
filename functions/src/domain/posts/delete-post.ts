import type { deletePost as contract } from '@postwright/core/api/posts'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { refuseWhileInDoubt, refuseWhileSent } from './plan.ts'

/**
 * Removes a post with everything planned for it; a worker on its way finds nothing to publish. The log of what happened stays.
 * @throws the codes of the contract
 */
export async function deletePost(
  deps: Deps,
  caller: Caller,
  { workspaceId, postId }: z.output<typeof contract.input>,
): Promise<void> {
  await requireRole(deps, caller, workspaceId, EDITING_ROLES)
  await deps.transact(async (tx) => {
    // NOTE the post itself need not be readable to be removed, nor need all of its variants.
    if (!(await deps.posts.existsIn(tx, workspaceId, postId))) throw new AppError('not_found', { message: postId })
    const { variants, broken } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
    refuseWhileSent(variants)
    refuseWhileInDoubt(variants)
    for (const { id } of [...variants, ...broken]) deps.variants.deleteIn(tx, workspaceId, id)
    deps.posts.deleteIn(tx, workspaceId, postId)
    deps.auditLog.appendIn(tx, {
      action: 'post_deleted',
      actorUid: caller.uid,
      workspaceId,
      subject: `posts/${postId}`,
      facts: { channels: variants.length + broken.length },
    })
  })
}
