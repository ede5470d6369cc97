import type { createWorkspace as contract } from '@postwright/core/api/workspaces'
import { OWNED_WORKSPACES_MAX } from '@postwright/core/model/member'
import type { Workspace } from '@postwright/core/model/workspace'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { hashId } from '../hashes.ts'
import { type LimitDeps, requirePlanLimitIn } from '../entitlements/entitlements.ts'
import { beginWorkspaceIn } from './begin-workspace.ts'

/**
 * Creates a workspace that the caller owns.
 * @throws the codes of the contract
 */
export async function createWorkspace(
  deps: Deps,
  { uid }: Caller,
  { key, name, timeZone }: z.output<typeof contract.input>,
): Promise<Workspace> {
  // The same user and key always give the same id, and no two users share an id.
  const id = hashId([uid, key])
  return deps.transact(async (tx) => {
    const [owner, known] = await Promise.all([deps.users.getIn(tx, uid), deps.workspaces.getIn(tx, id)])
    if (!owner) throw new AppError('unauthenticated', { message: `${uid} has no account` })
    if (known) return known
    const count = await countOwnedIn(deps, tx, uid)
    count()
    deps.auditLog.appendIn(tx, { action: 'workspace.created', actorUid: uid, workspaceId: id, subject: id })
    return beginWorkspaceIn(deps, tx, { id, name, timeZone, owner })
  })
}

/**
 * Counts the workspaces that a user owns before another one is added.
 * @returns a function that writes the count guard, to call once the transaction has read everything
 * @throws `workspaces_full`, `plan_limit_reached`
 */
export async function countOwnedIn(
  deps: LimitDeps & Pick<Deps, 'workspaces'>,
  tx: Tx,
  uid: string,
): Promise<() => void> {
  const count = await deps.countGuards.readIn(tx, 'workspaces', uid)
  const owned = await deps.workspaces.countOwnedIn(tx, uid)
  if (owned >= OWNED_WORKSPACES_MAX) throw new AppError('workspaces_full')
  const countUsed = () => Promise.resolve(owned)
  await requirePlanLimitIn(deps, tx, { ownerUid: uid, limit: 'workspaces', amount: 1, countUsed })
  return count
}
