import type { revokeInvite as contract } from '@postwright/core/api/invites'
import { getInviteState } from '@postwright/core/model/invite'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { closeInviteIn } from './create-invites.ts'

/**
 * Ends an open invite, or takes an unsent one off the list. One that is closed already stays as it is.
 * @throws the codes of the contract
 */
export async function revokeInvite(
  deps: Deps,
  caller: Caller,
  { workspaceId, inviteId }: z.output<typeof contract.input>,
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  await deps.transact(async (tx) => {
    const invite = await deps.invites.getIn(tx, workspaceId, inviteId)
    if (!invite) throw new AppError('not_found', { message: `no invite ${inviteId} in ${workspaceId}` })
    const state = getInviteState(invite, deps.clock.now())
    if (state === 'open' || state === 'unsent') closeInviteIn(deps, tx, caller, invite)
  })
}
