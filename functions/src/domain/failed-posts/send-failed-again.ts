import type { readFailedText as textContract, sendFailedAgain as sendContract } from '@postwright/core/api/failed-posts'
import type { OutputOf } from '@postwright/core/endpoint'
import { paths } from '@postwright/core/paths'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import { resolveIn } from '../posts/resolve-variant.ts'
import { enqueueDelivery } from '../publishing/enqueue-delivery.ts'
import { failedVariant } from './list-failed-posts.ts'

/**
 * Sends a failed or held post again in the name of an admin. Whether an unconfirmed one may go out twice is for its person to say.
 * @throws the codes of the contract
 */
export async function sendFailedAgain(
  deps: Deps,
  { uid: actorUid }: Caller,
  { workspaceId, variantId, rev }: z.output<typeof sendContract.input>,
): Promise<OutputOf<typeof sendContract>> {
  const { state: before } = await failedVariant(deps, workspaceId, variantId)
  if (before === 'unconfirmed') throw new AppError('not_resolvable', { message: `${variantId} may be published` })
  const workspace = await deps.workspaces.get(workspaceId)
  if (workspace && workspace.archivedAt !== null) {
    throw new AppError('workspace_archived', { message: `workspace ${workspaceId}` })
  }
  const variant = await deps.transact(async (tx) => {
    const sent = await resolveIn(deps, tx, { workspaceId, variantId, rev, resolution: 'send_again' }, actorUid)
    const facts = { before, platform: sent.platform }
    const subject = paths.variant(workspaceId, variantId)
    deps.auditLog.appendIn(tx, { action: 'post.sent_again', actorUid, workspaceId, subject, facts })
    return sent
  })
  await enqueueDelivery(deps, variant)
  return { state: variant.state }
}

/** @throws `not_found` */
export async function readFailedText(
  deps: Pick<Deps, 'variants' | 'auditLog'>,
  { uid: actorUid }: Caller,
  { workspaceId, variantId }: z.output<typeof textContract.input>,
): Promise<OutputOf<typeof textContract>> {
  const { content } = await failedVariant(deps, workspaceId, variantId)
  const subject = paths.variant(workspaceId, variantId)
  await deps.auditLog.append({ action: 'post.text_read', actorUid, workspaceId, subject })
  return { text: content.text, media: content.media.length }
}
