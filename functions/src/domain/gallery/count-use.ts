import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { newDocument } from '../new-document.ts'

const USE_SCHEMA = 1

type Use = { itemId: string; workspaceId: string }

/**
 * Counts the use of a version once for each person, however often and with whatever deck they use it.
 * @returns how often it was used, this time included
 */
export async function countUse(
  deps: Pick<Deps, 'clock' | 'members' | 'workspaces' | 'transact' | 'gallery'>,
  caller: Caller,
  { itemId, workspaceId }: Use,
): Promise<number> {
  await requireRight(deps, caller, workspaceId, 'write_drafts')
  return deps.transact(async (tx) => {
    const id = `${itemId}_${caller.uid}`
    const [item, isUsed] = await Promise.all([deps.gallery.getIn(tx, itemId), deps.gallery.isUsedIn(tx, id)])
    if (!item) throw new AppError('not_found', { message: `gallery item ${itemId}` })
    if (isUsed) return item.uses
    const uses = item.uses + 1
    deps.gallery.saveIn(tx, { ...item, uses, rev: item.rev + 1, updatedAt: deps.clock.now() })
    const base = newDocument(deps.clock, { id, schema: USE_SCHEMA, createdBy: caller.uid })
    deps.gallery.saveUseIn(tx, { ...base, itemId, workspaceId })
    return uses
  })
}
