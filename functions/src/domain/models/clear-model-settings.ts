import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

/**
 * Removes the settings and the key; what was used stays counted.
 * @returns whether there were any
 * @throws `not_found`, `forbidden`
 */
export async function clearModelSettings(deps: Deps, caller: Caller, workspaceId: string): Promise<boolean> {
  await requireRight(deps, caller, workspaceId, 'manage_workspace')
  return deps.transact(async (tx) => {
    const before = await deps.modelStore.settingsIn(tx, workspaceId)
    if (!before) return false
    deps.modelStore.clearIn(tx, workspaceId)
    const action = 'model.removed'
    deps.auditLog.appendIn(tx, { action, actorUid: caller.uid, workspaceId, subject: workspaceId, facts: {} })
    return true
  })
}
