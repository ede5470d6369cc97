import type { readMediaStorage as contract } from '@postwright/core/api/media-library'
import type { OutputOf } from '@postwright/core/endpoint'
import { WORKSPACE_MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { getLimit } from '@postwright/core/money/entitlements'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { findEntitlementsIn } from '../entitlements/entitlements.ts'
import { requireRight } from '../membership.ts'

/**
 * Returns the storage that a workspace uses, and the limit for its next upload.
 * @throws the codes of the contract
 */
export async function readMediaStorage(
  deps: Deps,
  caller: Caller,
  { workspaceId }: { workspaceId: string },
): Promise<OutputOf<typeof contract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  return deps.transact(async (tx) => {
    const workspace = await deps.workspaces.getIn(tx, workspaceId)
    if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
    const entitlements = await findEntitlementsIn(deps, tx, workspace.ownerUid)
    const usedBytes = await deps.media.totalBytesIn(tx, workspaceId)
    const { max } = getLimit(entitlements, 'storageBytes', deps.clock.now())
    return { usedBytes, maxBytes: Math.min(max ?? Infinity, WORKSPACE_MEDIA_BYTES_MAX) }
  })
}
