import { getInviteState, type Invite, type ListedInvite } from '@postwright/core/model/invite'
import { mayManageRole } from '@postwright/core/rights/members'
import type { Deps } from '../ports/deps.ts'
import { readNames } from '../read-names.ts'

type Needs = Pick<Deps, 'clock' | 'users' | 'mails' | 'members'>

/** Invites as those who manage members see them: with names, the state now, and what became of their mails. */
export async function describeInvites(deps: Needs, invites: readonly Invite[]): Promise<ListedInvite[]> {
  const uids = invites.flatMap(({ createdBy, uses }) => [createdBy, ...uses.map(({ uid }) => uid)])
  const mailIds = invites.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]))
  const [names, mails, voided] = await Promise.all([
    readNames(deps, uids),
    deps.mails.getAll(mailIds),
    Promise.all(invites.map((invite) => isVoid(deps, invite))),
  ])
  const mailById = new Map(mails.map((mail) => [mail.id, mail]))
  return invites.map((invite, at) => {
    const { id, role, address, name, usesMax, createdAt, expiresAt, mailId, uses } = invite
    const mail = mailId === null ? undefined : mailById.get(mailId)
    const state = getInviteState(invite, deps.clock.now())
    return {
      id,
      role,
      address,
      name,
      usesMax,
      createdAt,
      expiresAt,
      state: (state === 'open' || state === 'unsent') && voided[at] ? 'revoked' : state,
      invitedBy: names.get(invite.createdBy) ?? '',
      uses: uses.map(({ uid, usedAt }) => ({ uid, usedAt, name: names.get(uid) ?? '' })),
      mail: mail ? { state: mail.state, problem: mail.problem } : null,
    }
  })
}

/** An invite ends with its maker's right to give its role. */
export async function isVoid(
  { members }: Pick<Deps, 'members'>,
  { workspaceId, createdBy, role }: Invite,
): Promise<boolean> {
  const maker = await members.get(workspaceId, createdBy)
  return maker === null || maker.suspended || !mayManageRole(maker.role, role)
}
