import type { deletePost as contract } from '@postwright/core/api/posts'
import { paths } from '@postwright/core/paths'
import { deriveLifecycle } from '@postwright/core/publishing/lifecycle'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { mayAlso, requireChannels, requireMember } from '../membership.ts'
import { getUnreadableFacts } from '../publishing/derive-post.ts'
import { newTrashItem } from '../trash/move-to-trash.ts'
import { channelsOf } from './cancel-post.ts'
import { isStoppable, refuseWhileSent, refuseWhileUnresolved } from './plan.ts'
import { cancelVariant } from './plan-variant.ts'

type Place = { workspaceId: string; postId: string }

/**
 * Moves a post to the trash with its record of publications. Its plan is cancelled first: a parallel worker finds nothing to publish, and a restored
 * post has no plan. The publish log stays.
 * @throws the codes of the contract
 */
export async function deletePost(
  deps: Deps,
  caller: Caller,
  { workspaceId, postId }: z.output<typeof contract.input>,
): Promise<void> {
  const member = await requireMember(deps, caller, workspaceId, 'write_drafts')
  await deps.transact(async (tx) => {
    if (!mayAlso(caller, member, 'plan_posts') || caller.access?.waitsForPerson === true)
      await refuseUnlessDraftIn(deps, tx, { workspaceId, postId })
    const { variants } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
    requireChannels(member, channelsOf(variants))
    const place = await deps.series.placeOfPostIn(tx, workspaceId, postId)
    await trashPostIn(deps, tx, { workspaceId, postId }, caller.uid)
    // Otherwise the series would create the post of that day again.
    if (place) deps.series.skipIn(tx, workspaceId, place)
  })
}

/**
 * Moves a post to the trash in a transaction that has written nothing yet.
 * @throws as `deletePost`
 */
export async function trashPostIn(deps: Deps, tx: Tx, { workspaceId, postId }: Place, actor: string): Promise<void> {
  const path = paths.post(workspaceId, postId)
  // NOTE an unreadable post, or one with unreadable variants, can be deleted too.
  const fields = await deps.trash.storedIn(tx, path)
  if (!fields) throw new AppError('not_found', { message: postId })
  const { variants, unreadable } = await deps.variants.allOfPostIn(tx, workspaceId, postId)
  refuseWhileSent(variants)
  refuseWhileUnresolved(variants)
  const stored = await Promise.all(
    unreadable.map(async (each) => {
      const held = await deps.trash.storedIn(tx, paths.variant(workspaceId, each.id))
      return { ...each, fields: { ...held, ...(isStoppable(each) && STOPPED) } }
    }),
  )
  const generation =
    Math.max(0, Number(fields['generation']) || 0, ...[...variants, ...unreadable].map(generationOf)) + 1
  const left = variants.map((variant) => {
    const cancelled = cancelVariant(deps.clock, variant, generation)
    if (cancelled) deps.variants.saveIn(tx, cancelled, { step: 'cancel', actor })
    return cancelled ?? variant
  })
  const facts = [...left, ...unreadable.flatMap(getUnreadableFacts)]
  const apart = typeof fields['seriesId'] === 'string' && { detachedAt: fields['detachedAt'] ?? deps.clock.now() }
  const post = { ...fields, ...apart, generation, queueId: null, ...deriveLifecycle(facts) }
  const publications = [...left.map((variant) => ({ id: variant.id, fields: variant })), ...stored]
  for (const { id } of publications) deps.variants.deleteIn(tx, workspaceId, id)
  deps.approvalRequests.deleteIn(tx, workspaceId, postId)
  const item = newTrashItem(deps, { kind: 'posts', documentId: postId, fields: post, actor })
  deps.trash.putIn(tx, workspaceId, item, [
    { path, fields: post },
    ...publications.map((each) => ({ path: paths.variant(workspaceId, each.id), fields: each.fields })),
  ])
  const subject = `posts/${postId}`
  deps.auditLog.appendIn(tx, {
    action: 'trash.moved',
    actorUid: actor,
    workspaceId,
    subject,
    facts: { channels: publications.length },
  })
}

/** Rejects a post that is not a draft: only users who may plan posts can cancel a plan and remove a record of publications. */
async function refuseUnlessDraftIn(deps: Deps, tx: Tx, { workspaceId, postId }: Place): Promise<void> {
  const fields = await deps.trash.storedIn(tx, paths.post(workspaceId, postId))
  if (fields && fields['lifecycle'] !== 'draft')
    throw new AppError('forbidden', { message: `post ${postId} is planned` })
}

const STOPPED = { state: 'cancelled', dueAt: null, leaseEndsAt: null } as const

const generationOf = ({ generation }: { generation: number }) => generation
