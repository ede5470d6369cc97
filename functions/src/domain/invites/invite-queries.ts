import type { listInvites as listContract, readInvite as readContract } from '@postwright/core/api/invites'
import type { OutputOf } from '@postwright/core/endpoint'
import type { z } from 'zod'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import { getInviteState, maskAddress, type Invite, type ListedInvite } from '@postwright/core/model/invite'
import { AppError } from '../app-error.ts'
import { mayManageRole } from '@postwright/core/rights/members'
import { readNames } from '../read-names.ts'
import type { Config } from '../ports/config.ts'
import { hashLinkSecret } from '../hashes.ts'

/** Time that a closed invite stays listed, so the people who joined through it remain visible. */
const CLOSED_LISTED = 30 * 24 * 60 * 60 * 1000
const LISTED_MAX = 100

/** @throws the codes of the contract */
export async function listInvites(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof listContract.input>,
): Promise<OutputOf<typeof listContract>> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  const found = await deps.invites.listOpenAfter(workspaceId, deps.clock.now() - CLOSED_LISTED, LISTED_MAX)
  const invites = found.toSorted((a, b) => b.createdAt - a.createdAt || a.id.localeCompare(b.id))
  return { invites: await describeInvites(deps, invites), sendsMails: deps.mailSender.isOn }
}

/**
 * Describes an invite to the holder of its link.
 * @throws `not_found` for an unknown secret or a deleted workspace
 */
export async function readInvite(
  deps: Pick<Deps, 'invites' | 'workspaces' | 'users' | 'members' | 'clock'>,
  { token }: z.output<typeof readContract.input>,
): Promise<OutputOf<typeof readContract>> {
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

type Needs = Pick<Deps, 'clock' | 'users' | 'mails' | 'members'>

/** Describes invites for users who manage members: with names, current state and delivery of their emails. */
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

/** Returns whether an invite is void: it ends when its maker loses the right to give its role. */
async function isVoid({ members }: Pick<Deps, 'members'>, { workspaceId, createdBy, role }: Invite): Promise<boolean> {
  const maker = await members.get(workspaceId, createdBy)
  return maker === null || maker.suspended || !mayManageRole(maker.role, role)
}

export function hashInviteToken(token: string): string {
  return hashLinkSecret(`invite|${token}`)
}

export function invitePath(token: string): string {
  return `/invite/${token}`
}

/** Returns the link of an invite. Links use the configured address of the product, never one from a request. */
export function inviteLink({ appOrigin }: Pick<Config, 'appOrigin'>, token: string): string {
  return `${appOrigin}${invitePath(token)}`
}
