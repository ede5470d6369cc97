import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../../deps.ts'
import { KIND_OF_STATE } from './kind-of-state.ts'
import { mergeOutcome } from './merge-outcome.ts'
import { notificationId } from './notification-id.ts'
import { recipientOf } from './recipient-of.ts'
import { tell } from './tell.ts'
import { tellOfHeld } from './tell-of-connection.ts'
import { waitsForAccess } from './waits-for-access.ts'

type VariantFacts = Pick<Variant, 'workspaceId' | 'postId' | 'generation' | 'state'>

/**
 * After a variant came to a state: tells the author of the post. What is told is read from the variants as they are now, so
 * an event that is overtaken (the variant moved on, the post is gone) tells nothing. Posts that wait for an account are told
 * together with it.
 */
export async function tellOfPublication(deps: Deps, event: VariantFacts): Promise<void> {
  const { workspaceId, postId, generation } = event
  const kind = KIND_OF_STATE[event.state]
  if (kind === null) return
  const variants = await variantsIn(deps, event)
  const stored = await deps.posts.read(workspaceId, postId)
  if (!stored) return
  const authorUid = stored.post.createdBy
  for (const { connectionId } of variants.filter(waitsForAccess)) {
    await tellOfHeld(deps, { workspaceId, connectionId, authorUid })
  }
  const [first, ...others] = variants.filter((variant) => !waitsForAccess(variant))
  if (!first) return
  const uid = await recipientOf(deps, { workspaceId, authorUid })
  if (uid === null) return
  const id = notificationId(kind, workspaceId, postId, generation)
  await tell(deps, { uid, id }, (known) =>
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
