import { changeMember, leaveWorkspace, removeMember, transferOwnership } from '@postwright/core/api/members'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { session } from '@/session/session.ts'

/** Gives a member another role or other channels. @throws ApiError */
export async function saveMember(input: InputOf<typeof changeMember>): Promise<void> {
  await call(changeMember, input)
}

/** @throws ApiError */
export async function dropMember(workspaceId: string, uid: string): Promise<void> {
  await call(removeMember, { workspaceId, uid })
}

/** Hands the person's ownership over. @throws ApiError, `reauthentication_required` among them */
export async function handOverTo(workspaceId: string, uid: string): Promise<void> {
  await call(transferOwnership, { workspaceId, uid })
}

/**
 * Ends the person's own membership.
 * @returns the workspace to go on in
 * @throws ApiError
 */
export async function leave(workspaceId: string): Promise<string> {
  const next = await call(leaveWorkspace, { workspaceId })
  await session.refreshUser()
  return next.workspaceId
}
