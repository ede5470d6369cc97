import { type RoomPostRow, type RoomState, roomStateSchema } from '@postwright/core/api/client-room'
import type { Post } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import type { Workspace } from '@postwright/core/model/workspace'
import {
  findNeededApprovals,
  isNeededOf,
  isUndecided,
  listValidApprovals,
} from '@postwright/core/approvals/needed-approvals'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { excerptOf } from '@postwright/core/text/excerpt'
import type { Deps } from '../ports/deps.ts'

/** Maximum text length in the list of a client room. */
const SHOWN_MAX = 280

export type DescribedPost = { post: Post; variants: Variant[]; row: RoomPostRow }

/** Returns a post as shown to clients; null if it was deleted. */
export async function describePost(
  deps: Pick<Deps, 'posts' | 'variants'>,
  workspace: Workspace,
  postId: string,
): Promise<DescribedPost | null> {
  const stored = await deps.posts.read(workspace.id, postId)
  if (!stored) return null
  const { post } = stored
  const variants = (await deps.variants.listOfPost(workspace.id, postId)).filter(({ state }) => state !== 'cancelled')
  const platforms = [...new Set(variants.map(({ platform }) => platform))]
  const row = {
    id: post.id,
    text: excerptOf(variants.find(({ partIndex }) => partIndex === 0)?.content.text ?? post.text, SHOWN_MAX),
    plannedAt: post.plannedAt,
    platforms,
    state: joinStates(variants.map((variant) => stateOf(workspace, variant))),
  }
  return { post, variants, row }
}

/** States of publications that need the team, as shown to clients without the reason; null for all others. */
const STOPPED: Record<VariantState, 'delayed' | 'unconfirmed' | null> = {
  draft: null,
  in_review: null,
  approved: null,
  scheduled: null,
  claimed: null,
  prepared: null,
  armed: null,
  published: null,
  failed: 'delayed',
  held: 'delayed',
  handed_over: 'delayed',
  unconfirmed: 'unconfirmed',
  cancelled: null,
}

/** Returns the state of a publication as shown to clients. */
export function stateOf({ approvalRules }: Pick<Workspace, 'approvalRules'>, variant: Variant): RoomState {
  if (variant.state === 'published') return 'published'
  if (isUndecided(variant) && isNeededOf('client', findNeededApprovals(approvalRules, variant))) return 'waiting'
  const stopped = STOPPED[variant.state]
  if (stopped) return stopped
  return listValidApprovals(variant).some(({ side }) => side === 'client') ? 'approved' : 'planned'
}

/** Returns the most urgent state of several publications, in the order of the schema; `draft` without publications. */
export function joinStates(states: readonly RoomState[]): RoomState {
  return roomStateSchema.options.find((state) => states.includes(state)) ?? 'draft'
}
