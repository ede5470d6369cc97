import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../../deps.ts'
import { KIND_OF_STATE } from './kind-of-state.ts'
import { mergeOutcome } from './merge-outcome.ts'
import { notificationId } from './notification-id.ts'
import { recipientOf } from './recipient-of.ts'
import { notify } from './notify.ts'
import { notifyPostHeld } from './notify-reconnect.ts'
import { waitsForAccess } from './waits-for-access.ts'

type VariantFacts = Pick<Variant, 'workspaceId' | 'postId' | 'generation' | 'state'>

/**
 * Notifies the author of a post of the outcome of a variant. The notification is built from the variants as they are now, so
 * an event that is out of date (the variant has another state, the post is deleted) causes none. Posts that are held until an
 * account is reconnected are counted in the account's own notification.
 */
export async function notifyPublication(deps: Deps, event: VariantFacts): Promise<void> {
  const { workspaceId, postId, generation } = event
  const kind = KIND_OF_STATE[event.state]
  if (kind === null) return
  const variants = await variantsIn(deps, event)
  const stored = await deps.posts.read(workspaceId, postId)
  if (!stored) return
  const authorUid = stored.post.createdBy
  for (const { connectionId } of variants.filter(waitsForAccess)) {
    await notifyPostHeld(deps, { workspaceId, connectionId, authorUid })
  }
  const [first, ...others] = variants.filter((variant) => !waitsForAccess(variant))
  if (!first) return
  const uid = await recipientOf(deps, { workspaceId, authorUid })
  if (uid === null) return
  const id = notificationId(kind, workspaceId, postId, generation)
  await notify(deps, { uid, id }, (known) =>
    mergeOutcome(deps.clock, known && 'channels' in known ? known : null, { id, kind, variants: [first, ...others] }),
  )
}

/**
 * The channels of the post that have the same outcome of the same plan, without those that a person settled by hand.
 * NOTE read outside of the transaction on purpose: locks on variants would make deliveries wait for notifications.
 */
async function variantsIn(
  { variants }: Pick<Deps, 'variants'>,
  { workspaceId, postId, generation, state }: VariantFacts,
): Promise<Variant[]> {
  const all = await variants.listOfPost(workspaceId, postId)
  return all.filter((each) => each.generation === generation && each.state === state && each.confirmedBy === null)
}
