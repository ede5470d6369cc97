import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import { isPending, type VariantState } from '@postwright/core/publishing/variant-state'
import type { Deps } from '../ports/deps.ts'
import { derivePost } from '../publishing/derive-post.ts'
import type {
  Notification,
  PublicationKind,
  ChannelFacts,
  PublicationNotification,
} from '@postwright/core/model/notification'
import { notify, notifyByChoice, notificationId, findRecipient, newNotification, unreadSince } from './notify.ts'
import { notifyPostHeld, waitsForAccess } from './channel-notices.ts'
import { NOTIFICATION_EXCERPT_MAX } from '@postwright/core/limits'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { Clock } from '../ports/world.ts'

/**
 * Runs after a write of a variant: derives its post and notifies the author of an outcome. Delivery steps without an effect on the post cause no
 * reads. Repeated events and events in any order are safe.
 * @returns the post; null when nothing was read or the post does not exist
 */
export async function followVariant(deps: Deps, before: Variant | null, after: Variant): Promise<Post | null> {
  if (before && isSameToPost(before, after)) return null
  const post = await derivePost(deps, after.workspaceId, after.postId, after)
  if (post) await notifyPublication(deps, after, post)
  return post
}

/** Returns whether both variants have the same effect on their post. From the claim to the outcome a post is being sent, whatever the step. */
function isSameToPost(before: Variant, after: Variant): boolean {
  const isSameState = before.state === after.state || (isPending(before.state) && isPending(after.state))
  if (!isSameState || before.generation !== after.generation || before.confirmedBy !== after.confirmedBy) return false
  return JSON.stringify(deriveLifecycle([before])) === JSON.stringify(deriveLifecycle([after]))
}

/** Milliseconds during which a publication causes a notification. Restored data is written again and must not announce every past publication. */
const NEWS_FOR = 7 * 24 * 60 * 60_000

/**
 * Notifies the author of a post of the outcome of a variant. All channels of the post with the same outcome of the same plan share one notification.
 * It names the channels reported so far, except those that a user settled by hand and publications older than `NEWS_FOR`. The variant is read
 * outside of any transaction, as locks on variants would make deliveries wait for notifications; an outdated event notifies nobody. Posts that are
 * held until an account is reconnected are counted in the account's own notification.
 */
async function notifyPublication(deps: Deps, event: Variant, post: Post): Promise<void> {
  const { workspaceId, postId, generation } = event
  const kind = KIND_OF_STATE[event.state]
  if (kind === null) return
  const variant = (await deps.variants.read(workspaceId, event.id))?.variant
  if (!variant || variant.generation !== generation || variant.state !== event.state) return
  if (variant.confirmedBy !== null || (variant.publishedAt !== null && isOld(variant.publishedAt))) return
  const authorUid = post.createdBy
  if (waitsForAccess(variant)) {
    return notifyPostHeld(deps, { workspaceId, connectionId: variant.connectionId, authorUid })
  }
  const uid = await findRecipient(deps, { workspaceId, authorUid })
  if (uid === null) return
  const id = notificationId(kind, workspaceId, postId, generation)
  const compose = (known: Notification | null) =>
    mergeOutcome(deps.clock, known && 'channels' in known ? known : null, { id, kind, variants: [variant] })
  if (kind === 'post.published') await notifyByChoice(deps, { uid, id, reason: 'published' }, compose)
  else if (kind === 'post.handed_over') await notify(deps, { uid, id }, compose)
  else await notifyByChoice(deps, { uid, id, reason: 'post_failed' }, compose)

  function isOld(publishedAt: number): boolean {
    return deps.clock.now() - publishedAt >= NEWS_FOR
  }
}

/** Kind of notification for each state of a publication; null for states that cause none. */
export const KIND_OF_STATE = {
  draft: null,
  in_review: null,
  approved: null,
  scheduled: null,
  claimed: null,
  prepared: null,
  armed: null,
  published: 'post.published',
  failed: 'post.failed',
  unconfirmed: 'post.unconfirmed',
  held: 'post.held',
  handed_over: 'post.handed_over',
  cancelled: null,
} as const satisfies Record<VariantState, PublicationKind | null>

type Outcome = { id: string; kind: PublicationKind; variants: readonly [Variant, ...Variant[]] }

/**
 * Merges all channels with the same outcome of one plan into one notification. Channels are only ever added, so the order of events does not matter;
 * a new channel makes it unread again.
 * @returns null when it already names every channel
 */
export function mergeOutcome(
  clock: Clock,
  known: PublicationNotification | null,
  { id, kind, variants }: Outcome,
): PublicationNotification | null {
  const named = known?.channels ?? []
  const fresh = variants.filter(({ connectionId }) => !named.some((channel) => channel.connectionId === connectionId))
  if (fresh.length === 0) return null
  const channels = [...named, ...fresh.map(factsOf)].sort((a, b) => (a.connectionId < b.connectionId ? -1 : 1))
  const happenedAt = Math.max(known?.happenedAt ?? 0, ...fresh.map(({ updatedAt }) => updatedAt))
  if (known) {
    return { ...known, ...unreadSince(happenedAt), channels, rev: known.rev + 1, updatedAt: clock.now() }
  }
  const [{ workspaceId, postId, generation, content }] = variants
  const excerpt = excerptOf(content.text, NOTIFICATION_EXCERPT_MAX)
  return { ...newNotification(clock, id, happenedAt), kind, workspaceId, postId, generation, excerpt, channels }
}

function factsOf({ connectionId, platform, handle, error }: Variant): ChannelFacts {
  return { connectionId, platform, handle, errorKind: error?.kind ?? null }
}

type Returned = { workspaceId: string; post: Post; note: string }

/** Notifies the author of a post that it was returned, once per plan. */
export async function notifyReturned(deps: Deps, { workspaceId, post, note }: Returned): Promise<void> {
  const { id: postId, createdBy: authorUid, generation, text } = post
  const uid = await findRecipient(deps, { workspaceId, authorUid })
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
