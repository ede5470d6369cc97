import type { Notification } from '@postwright/core/model/notification'
import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import type { DerivedPost } from '../publishing/derive-post.ts'
import { KIND_OF_STATE } from './kind-of-state.ts'
import { mergeOutcome } from './merge-outcome.ts'
import { notificationId } from './notification-id.ts'
import { recipientOf } from './recipient-of.ts'
import { notify, notifyByChoice } from './notify.ts'
import { notifyPostHeld } from './notify-reconnect.ts'
import { waitsForAccess } from './waits-for-access.ts'

/** Milliseconds for which a publication is news. Restored data are written anew, which must not announce all that ever went out. */
const NEWS_FOR = 7 * 24 * 60 * 60_000

type VariantFacts = Pick<Variant, 'workspaceId' | 'postId' | 'generation' | 'state'>

/**
 * Notifies the author of a post of the outcome of a variant: all channels of the post with the same outcome of the same plan,
 * without those that a person settled by hand and those of long ago. `DerivedPost` was read after the event, outside of any transaction, as locks on
 * variants would make deliveries wait for notifications; an event that is out of date causes none. Posts that are held until
 * an account is reconnected are counted in the account's own notification.
 */
export async function notifyPublication(
  deps: Deps,
  event: VariantFacts,
  { post, variants: all }: DerivedPost,
): Promise<void> {
  const { workspaceId, postId, generation } = event
  const kind = KIND_OF_STATE[event.state]
  if (kind === null) return
  const variants = all
    .filter((each) => each.generation === generation && each.state === event.state && each.confirmedBy === null)
    .filter(({ publishedAt }) => publishedAt === null || deps.clock.now() - publishedAt < NEWS_FOR)
  const authorUid = post.createdBy
  for (const { connectionId } of variants.filter(waitsForAccess)) {
    await notifyPostHeld(deps, { workspaceId, connectionId, authorUid })
  }
  const [first, ...others] = variants.filter((variant) => !waitsForAccess(variant))
  if (!first) return
  const uid = await recipientOf(deps, { workspaceId, authorUid })
  if (uid === null) return
  const id = notificationId(kind, workspaceId, postId, generation)
  const compose = (known: Notification | null) =>
    mergeOutcome(deps.clock, known && 'channels' in known ? known : null, { id, kind, variants: [first, ...others] })
  if (kind === 'post.published') await notifyByChoice(deps, { uid, id, reason: 'published' }, compose)
  else await notify(deps, { uid, id }, compose)
}
