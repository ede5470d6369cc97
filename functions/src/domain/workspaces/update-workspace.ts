import type { Workspace } from '@postwright/core/model/workspace'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRole } from '../membership.ts'

type Changes = { workspaceId: string; rev: number; name?: string | undefined; timeZone?: string | undefined }

/**
 * Changes a workspace's name or time zone; owners only. Posts that are already scheduled keep their instants.
 * @throws `not_found`, `forbidden`, `stale_revision`
 */
export async function updateWorkspace(deps: Deps, caller: Caller, changes: Changes): Promise<Workspace> {
  const { workspaceId, rev, name, timeZone } = changes
  await requireRole(deps, caller, workspaceId, ['owner'])
  return deps.transact(async (tx) => {
    const workspace = await deps.workspaces.getIn(tx, workspaceId)
    if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    if (workspace.rev !== rev) throw new AppError('stale_revision', { message: `${rev}, now ${workspace.rev}` })
    return deps.workspaces.updateIn(tx, workspace, {
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
    })
  })
}
