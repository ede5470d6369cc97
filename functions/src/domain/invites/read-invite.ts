import type { readInvite as contract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import { getInviteState, maskAddress } from '@postwright/core/model/invite'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Deps } from '../ports/deps.ts'
import { isVoid } from './describe-invites.ts'
import { hashInviteToken } from './invite-token.ts'

/**
 * Describes an invite to the holder of its link.
 * @throws `not_found` for a secret that no invite has, and for a workspace that is gone
 */
export async function readInvite(
  deps: Pick<Deps, 'invites' | 'workspaces' | 'users' | 'members' | 'clock'>,
  { token }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const invite = await deps.invites.findByHash(hashInviteToken(token))
  if (!invite) throw new AppError('not_found', { message: 'no invite with this secret' })
  const [workspace, inviter, isEnded] = await Promise.all([
    deps.workspaces.get(invite.workspaceId),
    deps.users.get(invite.createdBy),
    isVoid(deps, invite),
  ])
  if (!workspace) throw new AppError('not_found', { message: `the workspace of invite ${invite.id} is gone` })
  const state = getInviteState(invite, deps.clock.now())
  if (state === 'revoked' || state === 'unsent' || isEnded || !inviter) return { state: 'revoked' }
  return {
    state,
    workspaceName: workspace.name,
    invitedBy: inviter.fullName,
    role: invite.role,
    address: invite.address === null ? null : maskAddress(invite.address),
    expiresAt: invite.expiresAt,
  }
}
