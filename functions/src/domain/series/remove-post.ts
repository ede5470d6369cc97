import type { Series } from '@postwright/core/model/series'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { AppError } from '../app-error.ts'
import { refuseWhileSent, refuseWhileUnresolved } from '../posts/plan.ts'
import { draftHash } from './draft-hash.ts'

type Removed = { workspaceId: string; series: Series; postId: string }

/** Codes of a post that stays because it is, or may be, on its way. */
const STAYS = ['being_sent', 'maybe_published', 'record_unreadable']

/** Removes a post that its series no longer has. What was edited by itself, is out or may be out stays. */
export async function removeSeriesPost(deps: Deps, { workspaceId, series, postId }: Removed): Promise<void> {
  try {
    await deps.transact(async (tx) => {
      const post = await deps.posts.getIn(tx, workspaceId, postId)
      if (!post || post.detachedAt !== null || post.lifecycle === 'published' || post.lifecycle === 'sending') return
      if (!series.contentHashes.includes(draftHash(post))) {
        deps.posts.noteIn(tx, workspaceId, post, { detachedAt: deps.clock.now() })
        return
      }
      await deletePostIn(deps, tx, { workspaceId, postId, actor: series.createdBy })
    })
  } catch (error) {
    if (!(error instanceof AppError) || !STAYS.includes(error.code)) throw error
  }
}

/**
 * Nobody has written anything of its own into the post: it goes without the trash, in a transaction that has written nothing yet.
 * @throws `being_sent`, `maybe_published`
 */
async function deletePostIn(
  deps: Pick<Deps, 'posts' | 'variants' | 'auditLog'>,
  tx: Tx,
  { workspaceId, postId, actor }: { workspaceId: string; postId: string; actor: string },
): Promise<void> {
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
