import type { restoreFromTrash as contract } from '@postwright/core/api/trash'
import type { OutputOf } from '@postwright/core/endpoint'
import { TRASH_RIGHTS } from '@postwright/core/model/trash-item'
import { hasRight } from '@postwright/core/rights/rights'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireWorkspaceLimitIn } from '../entitlements/entitlements.ts'
import { requireRight } from '../membership.ts'
import { trashedCollection } from './move-to-trash.ts'

/**
 * Moves the documents of an item back to their original place.
 * @throws the codes of the contract
 */
export async function restoreFromTrash(
  deps: Deps,
  caller: Caller,
  { workspaceId, itemId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const role = await requireRight(deps, caller, workspaceId, 'write_drafts')
  return deps.transact(async (tx) => {
    const item = await deps.trash.getIn(tx, workspaceId, itemId)
    if (!item || item.endedAt !== null) throw new AppError('not_found', { message: `trash ${itemId}` })
    const { kind, documentId } = item
    if (!hasRight(role, TRASH_RIGHTS[kind])) throw new AppError('forbidden', { message: `${role}: ${kind}` })
    const { path: pathOf, cap = Infinity } = trashedCollection(kind)
    const [collection, held] = [pathOf(workspaceId), await deps.trash.heldIn(tx, workspaceId, itemId)]
    const path = `${collection}/${documentId}`
    // A series creates the post of a day under a fixed id.
    if (await deps.trash.storedIn(tx, path)) throw new AppError('restore_conflict', { message: path })
    const isFull = cap !== Infinity && (await deps.trash.countIn(tx, collection)) >= cap
    if (isFull) throw new AppError('list_full', { message: collection })
    const changes =
      kind === 'campaigns'
        ? await freeSpellingIn(deps, tx, workspaceId, held)
        : kind === 'media'
          ? await makeRoomIn(deps, tx, { workspaceId, mediaId: documentId, held })
          : {}
    const documents = held.map((document) => {
      if (document.path !== path) return document
      // The higher revision tells tabs that have the document open that it was in the trash meanwhile. An unreadable document may have no revision.
      const rev = (Number(document.fields['rev']) || 0) + 1
      return { path, fields: { ...document.fields, ...changes, rev, updatedAt: deps.clock.now() } }
    })
    deps.trash.restoreIn(tx, workspaceId, itemId, documents)
    deps.auditLog.appendIn(tx, {
      action: 'trash.restored',
      actorUid: caller.uid,
      workspaceId,
      subject: `${kind}/${documentId}`,
    })
    return { kind, documentId }
  })
}

/**
 * Requires that the plan has room for a file, and returns the number of documents that use it now.
 * @throws `plan_limit_reached`
 */
async function makeRoomIn(
  deps: Deps,
  tx: Tx,
  { workspaceId, mediaId, held }: { workspaceId: string; mediaId: string; held: readonly { fields: object }[] },
): Promise<{ uses: number; isUsed: boolean }> {
  const amount = held.reduce((sum, { fields }) => sum + ('bytes' in fields ? Number(fields.bytes) : 0), 0)
  const count = await requireWorkspaceLimitIn(deps, tx, {
    workspaceId,
    limit: 'storageBytes',
    amount,
    countUsed: () => deps.media.totalBytesIn(tx, workspaceId),
    guard: { counted: 'storage', owner: workspaceId },
  })
  const uses = await deps.mediaUses.countOfIn(tx, workspaceId, mediaId)
  count()
  return { uses, isUsed: uses > 0 }
}

/** Returns an empty UTM spelling to restore a campaign with if another campaign has taken its spelling meanwhile, otherwise no change. */
async function freeSpellingIn(
  { campaigns, countGuards }: Pick<Deps, 'campaigns' | 'countGuards'>,
  tx: Tx,
  workspaceId: string,
  held: readonly { fields: Record<string, unknown> }[],
): Promise<{ utmCampaign?: '' }> {
  const spelling = held
    .map(({ fields }) => fields['utmCampaign'])
    .find((value) => typeof value === 'string' && value !== '')
  if (typeof spelling !== 'string') return {}
  const claim = await countGuards.readIn(tx, 'utm', workspaceId)
  const holder = await campaigns.withUtmIn(tx, workspaceId, spelling)
  claim()
  return holder ? { utmCampaign: '' } : {}
}
