import type { resendInvite as resendContract, revokeInvite as revokeContract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import { getInviteState, type Invite } from '@postwright/core/model/invite'
import { mayManageRole } from '@postwright/core/rights/members'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newMail, requireMailsLeftIn } from '../mails/new-mail.ts'
import { newLinkSecret } from '../hashes.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { describeInvites, hashInviteToken, invitePath } from './invite-queries.ts'
import { closeInviteIn } from './create-invites.ts'

/**
 * Sends another email for an open invite, with a new secret: the previous email can no longer be used to accept.
 * @throws the codes of the contract
 */
export async function resendInvite(
  deps: Deps,
  caller: Caller,
  { workspaceId, inviteId }: z.output<typeof resendContract.input>,
): Promise<OutputOf<typeof resendContract>> {
  const ownRole = await requireRight(deps, caller, workspaceId, 'manage_members')
  if (!deps.mailSender.isOn) throw new AppError('mail_off')
  const token = newLinkSecret(deps.ids)
  const mailId = deps.ids.random()
  const resent = await deps.transact(async (tx) => {
    const invite = await deps.invites.getIn(tx, workspaceId, inviteId)
    if (!invite || invite.address === null) throw new AppError('not_found', { message: `no mail for ${inviteId}` })
    if (!mayManageRole(ownRole, invite.role)) throw new AppError('forbidden')
    requireOpen(invite, deps.clock.now())
    const [workspace, sender] = await Promise.all([
      deps.workspaces.getIn(tx, workspaceId),
      deps.users.getIn(tx, caller.uid),
    ])
    if (!workspace || !sender) throw new AppError('not_found', { message: `no workspace ${workspaceId}` })
    if (workspace.archivedAt !== null) throw new AppError('workspace_archived')
    const count = await requireMailsLeftIn(deps, tx, workspaceId, 1)
    count()
    const { address, role } = invite
    const facts = { workspace: workspace.name, inviter: sender.fullName, role }
    const mail = { id: mailId, kind: 'invite' as const, workspaceId, to: address, facts, path: invitePath(token) }
    deps.mails.createIn(tx, newMail(deps, caller, mail))
    return deps.invites.updateIn(tx, workspaceId, invite, { mailId, mailedSecretHash: hashInviteToken(token) })
  })
  const [invite] = await describeInvites(deps, [resent])
  if (!invite) throw new AppError('internal')
  return { invite }
}

/** @throws `invite_expired`, `invite_revoked`, `invite_used_up`; `not_found` for an unsent invite */
export function requireOpen(invite: Invite, now: number): void {
  const state = getInviteState(invite, now)
  if (state === 'unsent') throw new AppError('not_found', { message: `invite ${invite.id} was not sent` })
  if (state !== 'open') throw new AppError(`invite_${state}`, { message: `invite ${invite.id} is ${state}` })
}

/**
 * Ends an open invite or removes an unsent one from the list. A closed invite stays unchanged.
 * @throws the codes of the contract
 */
export async function revokeInvite(
  deps: Deps,
  caller: Caller,
  { workspaceId, inviteId }: z.output<typeof revokeContract.input>,
): Promise<void> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  await deps.transact(async (tx) => {
    const invite = await deps.invites.getIn(tx, workspaceId, inviteId)
    if (!invite) throw new AppError('not_found', { message: `no invite ${inviteId} in ${workspaceId}` })
    const state = getInviteState(invite, deps.clock.now())
    if (state === 'open' || state === 'unsent') closeInviteIn(deps, tx, caller, invite)
  })
}
