import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import type { BrandConfirmation } from '@postwright/core/model/brand-verdict'
import type { Member } from '@postwright/core/model/member'
import type { Post } from '@postwright/core/model/post'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import { requireChannels, requireMember } from '../membership.ts'
import { isApprover } from './find-approvers.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { checkChannelsIn } from './plan-requirements.ts'
import { loadPlanIn, type Plan } from './plan.ts'
import { schedulePlanIn } from './schedule-post.ts'

type Changed = {
  workspaceId: string
  postId: string
  rev: number
  add: readonly string[]
  remove: readonly string[]
  brand?: BrandConfirmation | undefined
}

/**
 * Adds channels to a post and removes others. A planned post keeps its time and uses its current content.
 * @throws as `schedulePost`; `not_scheduled` when no variant is scheduled, `validation_failed` for too many channels
 */
export async function changeChannels(deps: Deps, caller: Caller, change: Changed): Promise<Post> {
  const planner = await requireMember(deps, caller, change.workspaceId, 'plan_posts')
  const { post, variants } = await deps.transact((tx) => changeIn(deps, tx, planner, change))
  await Promise.all(variants.map((variant) => enqueueDelivery(deps, variant)))
  return post
}

async function changeIn(deps: Deps, tx: Tx, planner: Member, change: Changed): Promise<Plan> {
  const { uid } = planner
  const { workspaceId, postId, add, remove } = change
  requireChannels(planner, [...add, ...remove])
  const plan = await loadPlanIn(deps, tx, change)
  const { connectionIds: before, lifecycle, queueId } = plan.post
  const connectionIds = [...new Set([...before.filter((id) => !remove.includes(id)), ...add])]
  if (connectionIds.length > POST_CONNECTIONS_MAX) {
    const detail = fillWords(DETAIL_WORDS.limit.postChannels, { max: POST_CONNECTIONS_MAX })
    throw new AppError('validation_failed', { detail })
  }
  if (lifecycle === 'published') throw new AppError('already_published')
  // Channels are part of the content: an approver who adds a channel has not read the text for that channel.
  const editedBy = (await isApprover(deps, workspaceId, uid)) ? plan.post.editedBy : uid
  const written = { connectionIds, ...(editedBy !== undefined && { editedBy }) }
  if (lifecycle === 'draft') {
    await checkChannelsIn(deps, tx, workspaceId, connectionIds)
    return { ...plan, post: deps.posts.updateIn(tx, workspaceId, plan.post, written), variants: [] }
  }
  const waiting = plan.variants.filter(({ state }) => state === 'scheduled').map(({ scheduled }) => scheduled)
  const [scheduled] = waiting.toSorted((a, b) => a.instant - b.instant)
  if (!scheduled) throw new AppError('not_scheduled')
  const writtenBy = { by: [uid, editedBy ?? null], at: plan.post.createdAt }
  const inQueue = { queueId, ...written }
  const order = { workspaceId, postId, scheduled, actor: uid, writtenBy, inQueue, brand: change.brand ?? null }
  return schedulePlanIn(deps, tx, plan, order)
}
