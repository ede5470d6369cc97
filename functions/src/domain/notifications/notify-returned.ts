import { NOTIFICATION_EXCERPT_MAX } from '@postwright/core/limits'
import type { Post } from '@postwright/core/model/post'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { Deps } from '../ports/deps.ts'
import { newNotification } from './new-notification.ts'
import { notificationId } from './notification-id.ts'
import { notifyByChoice } from './notify.ts'
import { recipientOf } from './recipient-of.ts'

type Returned = { workspaceId: string; post: Post; note: string }

/** Notifies the author of a post that it was sent back, once for each plan of it. */
export async function notifyReturned(deps: Deps, { workspaceId, post, note }: Returned): Promise<void> {
  const { id: postId, createdBy: authorUid, generation, text } = post
  const uid = await recipientOf(deps, { workspaceId, authorUid })
  if (uid === null) return
  const id = notificationId('post.returned', workspaceId, postId, generation)
  await notifyByChoice(deps, { uid, id, reason: 'returned' }, (known) =>
    known
      ? null
      : {
          ...newNotification(deps.clock, id, deps.clock.now()),
          kind: 'post.returned',
          workspaceId,
          postId,
          excerpt: excerptOf(text, NOTIFICATION_EXCERPT_MAX),
          reviewNote: note,
        },
  )
}
