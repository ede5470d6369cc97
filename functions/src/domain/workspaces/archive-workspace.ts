import type { setWorkspaceArchived as contract } from '@postwright/core/api/workspaces'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { releaseHeldFor } from '../publishing/release-held-for.ts'

/**
 * Archives a workspace, or takes it back and releases what was held for it.
 * @throws the codes of the contract
 */
export async function setWorkspaceArchived(
  deps: Deps,
  caller: Caller,
  { workspaceId, isArchived }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'manage_ownership')
  const workspace = await deps.transact(async (tx) => {
    const found = await deps.workspaces.getIn(tx, workspaceId)
    if (!found) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    if ((found.archivedAt !== null) === isArchived) return found
    if (isArchived) {
      const owned = await deps.workspaces.listOwnedIn(tx, found.ownerUid)
      const isOther = owned.some(({ id, archivedAt }) => id !== workspaceId && archivedAt === null)
      if (!isOther) throw new AppError('last_workspace', { message: `workspace ${workspaceId}` })
    }
    const action = isArchived ? 'workspace.archived' : 'workspace.unarchived'
    deps.auditLog.appendIn(tx, { action, actorUid: caller.uid, workspaceId, subject: workspaceId })
    return deps.workspaces.updateIn(tx, found, { archivedAt: isArchived ? deps.clock.now() : null })
  })
  return { workspace, released: isArchived ? 0 : await releaseHeldFor(deps, workspaceId, 'archived') }
}
