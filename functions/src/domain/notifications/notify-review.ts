import { getRolesWith } from '@postwright/core/rights/rights'
import type { Variant } from '@postwright/core/model/variant'
import { waitsForApproval } from '@postwright/core/approvals/needed-approvals'
import type { Deps } from '../ports/deps.ts'
import type { DerivedPost } from '../publishing/derive-post.ts'
import { mergeOutcome } from './merge-outcome.ts'
import { notificationId } from './notification-id.ts'
import { notify } from './notify.ts'

type Planned = Pick<Variant, 'workspaceId' | 'postId' | 'generation'>

/**
 * Notifies everybody who approves that a post waits for their word, where the workspace asks for it: one notification for each
 * plan, with all its channels.
 */
export async function notifyReview(deps: Deps, event: Planned, { variants }: DerivedPost): Promise<void> {
  const { workspaceId, postId, generation } = event
  const workspace = await deps.workspaceChecks(workspaceId, () => deps.workspaces.get(workspaceId))
  if (!workspace) return
  const [first, ...others] = variants.filter(
    (each) => each.generation === generation && each.partIndex === 0 && waitsForApproval(workspace.approvalRules, each),
  )
  if (!first) return
  const id = notificationId('post.review', workspaceId, postId, generation)
  for (const { uid } of await deps.members.listByRole(workspaceId, getRolesWith('approve_posts'))) {
    await notify(deps, { uid, id }, (known) =>
      mergeOutcome(deps.clock, known?.kind === 'post.review' ? known : null, {
        id,
        kind: 'post.review',
        variants: [first, ...others],
      }),
    )
  }
}
