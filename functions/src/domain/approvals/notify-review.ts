import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { mergeOutcome } from '../notifications/merge-outcome.ts'
import { notificationId } from '../notifications/notification-id.ts'
import { notifyByChoice } from '../notifications/notify.ts'
import { findDeciders } from './find-deciders.ts'

/** Notifies those whose word a request waits for: one notification for each plan of its post, with all channels that wait. */
export async function notifyReview(
  deps: Deps,
  workspaceId: string,
  request: ApprovalRequest,
  variants: readonly Variant[],
): Promise<void> {
  const [first, ...others] = variants.filter(
    ({ id, partIndex }) => partIndex === 0 && request.seen.some((each) => each.variantId === id),
  )
  if (request.state !== 'open' || !first) return
  const id = notificationId('post.review', workspaceId, request.postId, first.generation)
  for (const uid of await findDeciders(deps, workspaceId, request)) {
    await notifyByChoice(deps, { uid, id, reason: 'review' }, (known) =>
      mergeOutcome(deps.clock, known?.kind === 'post.review' ? known : null, {
        id,
        kind: 'post.review',
        variants: [first, ...others],
      }),
    )
  }
}
