import type { resendInvite as contract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import { getInviteState, type Invite } from '@postwright/core/model/invite'
import { mayManageRole } from '@postwright/core/rights/members'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newMail, requireMailsLeftIn } from '../mails/new-mail.ts'
import { newLinkSecret } from '../link-secret.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { describeInvites } from './describe-invites.ts'
import { hashInviteToken, invitePath } from './invite-token.ts'

/**
 * Sends another mail for an open invite, with a secret of its own: the mail before does not accept any more.
 * @throws the codes of the contract
 */
export async function resendInvite(
  deps: Deps,
  caller: Caller,
  { workspaceId, inviteId }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
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

/** @throws `invite_expired`, `invite_revoked`, `invite_used_up` */
export function requireOpen(invite: Invite, now: number): void {
  const state = getInviteState(invite, now)
  if (state === 'unsent') throw new AppError('not_found', { message: `invite ${invite.id} was not sent` })
  if (state !== 'open') throw new AppError(`invite_${state}`, { message: `invite ${invite.id} is ${state}` })
}
