import type { deletePost as contract } from '@postwright/core/api/posts'
import { EDITING_ROLES } from '@postwright/core/model/member'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'
import { loadPlanIn, refuseWhileInDoubt, refuseWhileSent } from './plan.ts'

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
    const { post, variants } = await loadPlanIn(deps, tx, { workspaceId, postId })
    refuseWhileSent(variants)
    refuseWhileInDoubt(variants)
    for (const variant of variants) deps.variants.deleteIn(tx, variant)
    deps.posts.deleteIn(tx, workspaceId, post.id)
    deps.auditLog.appendIn(tx, {
      action: 'post_deleted',
      actorUid: caller.uid,
      workspaceId,
      subject: `posts/${postId}`,
      facts: { channels: variants.length },
    })
  })
}
