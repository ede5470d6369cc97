import type { acceptInvite as contract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import { MEMBERS_MAX } from '@postwright/core/model/member'
import type { Invite } from '@postwright/core/model/invite'
import type { User } from '@postwright/core/model/user'
import { paths } from '@postwright/core/paths'
import { mayManageRole } from '@postwright/core/rights/members'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requirePlanLimitIn } from '../entitlements/entitlements.ts'
import { newNotification, notificationId } from '../notifications/notify.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { newMember } from '../workspaces/begin-workspace.ts'
import { hashInviteToken } from './invite-queries.ts'
import { requireOpen } from './open-invites.ts'

type Reply = OutputOf<typeof contract>

/**
 * Makes the caller a member. If two people accept the last use of an invite at once, one joins. An existing member keeps the role and uses up
 * nothing; a removed person can only join again while the invite is open.
 * @throws the codes of the contract
 */
export async function acceptInvite(
  deps: Deps,
  caller: Caller,
  { token }: z.output<typeof contract.input>,
): Promise<Reply> {
  const secretHash = hashInviteToken(token)
  const found = await deps.invites.findByHash(secretHash)
  if (!found) throw new AppError('not_found', { message: 'no invite with this secret' })
  const { workspaceId, id } = found
  const isProven = await isAddressProven(deps, caller, found, secretHash)
  return deps.transact(async (tx) => {
    const [invite, workspace, user, member, maker] = await Promise.all([
      deps.invites.getIn(tx, workspaceId, id),
      deps.workspaces.getIn(tx, workspaceId),
      deps.users.getIn(tx, caller.uid),
      deps.members.getIn(tx, workspaceId, caller.uid),
      deps.members.getIn(tx, workspaceId, found.createdBy),
    ])
    const isCurrent = invite?.secretHash === secretHash || invite?.mailedSecretHash === secretHash
    if (!invite || !isCurrent || !workspace || !user)
      throw new AppError('not_found', { message: `invite ${id} is gone` })
    if (member) return { workspaceId, role: member.role, joined: false }
    requireOpen(invite, deps.clock.now())
    if (!maker || maker.suspended || !mayManageRole(maker.role, invite.role)) {
      throw new AppError('invite_revoked', { message: `the maker of invite ${id} cannot give its role any more` })
    }
    if (workspace.archivedAt !== null) throw new AppError('workspace_archived')
    requireAddress(invite, user, isProven)
    const count = await deps.countGuards.readIn(tx, 'members', workspaceId)
    const joined = await deps.members.countIn(tx, workspaceId)
    if (joined >= MEMBERS_MAX) throw new AppError('members_full')
    const { ownerUid } = workspace
    const countUsed = () => Promise.resolve(joined)
    await requirePlanLimitIn(deps, tx, { ownerUid, limit: 'members', amount: 1, countUsed })
    const tell = await planNotificationIn(deps, tx, { invite, user, workspaceName: workspace.name })
    count()
    joinIn(deps, tx, invite, user)
    tell()
    return { workspaceId, role: invite.role, joined: true }
  })
}

/** Returns whether the email address is proven, by the secret of the email or by the identity provider. */
async function isAddressProven(
  { identity }: Pick<Deps, 'identity'>,
  { uid }: Caller,
  { address, mailedSecretHash }: Invite,
  secretHash: string,
): Promise<boolean> {
  if (address === null || mailedSecretHash === secretHash) return true
  return (await identity.getUser(uid))?.emailVerified ?? false
}

/** @throws `invite_wrong_account`, `invite_unverified` */
function requireAddress({ id, address }: Invite, { email }: User, isProven: boolean): void {
  if (address === null) return
  if (email.toLowerCase() !== address) {
    throw new AppError('invite_wrong_account', { message: `invite ${id} is for another address` })
  }
  if (!isProven) throw new AppError('invite_unverified', { message: `invite ${id} needs a confirmed address` })
}

function joinIn(deps: Deps, tx: Tx, invite: Invite, user: User): void {
  const { id: uid } = user
  const { workspaceId, role, channelIds } = invite
  const now = deps.clock.now()
  const uses = [...invite.uses, { uid, usedAt: now }]
  const openUntilAt = uses.length >= invite.usesMax ? now : invite.openUntilAt
  deps.members.createIn(tx, workspaceId, newMember(deps.clock, { user, workspaceId, role, channelIds }))
  deps.invites.updateIn(tx, workspaceId, invite, { uses, openUntilAt })
  deps.auditLog.appendIn(tx, {
    action: 'invite.accepted',
    actorUid: uid,
    workspaceId,
    subject: paths.invite(workspaceId, invite.id),
    facts: { role, invitedBy: invite.createdBy },
  })
}

type Joined = { invite: Invite; user: User; workspaceName: string }

/** Reads the inviter's account. The returned function notifies the inviter that the person joined. */
async function planNotificationIn(deps: Deps, tx: Tx, { invite, user, workspaceName }: Joined): Promise<() => void> {
  const { createdBy: uid, workspaceId, role } = invite
  const id = notificationId('member.joined', workspaceId, invite.id, user.id, deps.clock.now())
  const inviter = await deps.users.getIn(tx, uid)
  return () => {
    if (!inviter) return
    deps.notifications.saveIn(tx, uid, {
      ...newNotification(deps.clock, id, deps.clock.now()),
      kind: 'member.joined',
      workspaceId,
      workspaceName,
      memberName: user.fullName,
      role,
    })
  }
}
