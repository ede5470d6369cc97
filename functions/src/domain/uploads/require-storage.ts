import { WORKSPACE_MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { AppError } from '../app-error.ts'
import { type LimitDeps, requireWorkspaceLimitIn } from '../entitlements/entitlements.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'

export type RoomDeps = LimitDeps & Pick<Deps, 'media' | 'uploads' | 'workspaces'>

/**
 * Checks in the transaction of an addition that a workspace has room for this many more bytes, including uploads in progress.
 * @returns a function to call once the transaction has read everything, so that additions run one after the other
 * @throws `storage_full`, `plan_limit_reached`
 */
export async function requireRoomIn(
  deps: RoomDeps,
  tx: Tx,
  { workspaceId, bytes }: { workspaceId: string; bytes: number },
): Promise<() => void> {
  const { media, uploads, countGuards } = deps
  const count = await countGuards.readIn(tx, 'storage', workspaceId)
  const taken = (await media.totalBytesIn(tx, workspaceId)) + (await uploads.arrivingBytesIn(tx, workspaceId))
  if (taken + bytes > WORKSPACE_MEDIA_BYTES_MAX) throw new AppError('storage_full')
  const countUsed = () => Promise.resolve(taken)
  await requireWorkspaceLimitIn(deps, tx, { workspaceId, limit: 'storageBytes', amount: bytes, countUsed })
  return count
}
