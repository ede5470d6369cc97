import type { leaveWorkspace as leaveContract, removeMember as removeContract } from '@postwright/core/api/members'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Member } from '@postwright/core/model/member'
import type { User } from '@postwright/core/model/user'
import type { Workspace } from '@postwright/core/model/workspace'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { notifyMemberLeftIn } from '../notifications/personal-notices.ts'
import { beginWorkspaceIn, nameWorkspaceOf } from './begin-workspace.ts'
import { loadManagedIn, settleOwnerIn } from './members.ts'

/**
 * Removes a member; everything that the member wrote and scheduled stays unchanged.
 * @throws the codes of the contract
 */
export async function removeMember(
  deps: Deps,
  caller: Caller,
  { workspaceId, uid }: z.output<typeof removeContract.input>,
): Promise<OutputOf<typeof removeContract>> {
  await requireRight(deps, caller, workspaceId, 'manage_members')
  const left = await countLeftBy(deps, workspaceId, uid)
  await deps.transact(async (tx) => {
    const { member } = await loadManagedIn(deps, tx, { workspaceId, actorUid: caller.uid, uid })
    if (member) await endMembershipIn(deps, tx, { member, actorUid: caller.uid, left })
  })
  return {}
}

/**
 * Ends the caller's own membership.
 * @throws the codes of the contract
 */
export async function leaveWorkspace(
  deps: Deps,
  caller: Caller,
  { workspaceId }: z.output<typeof leaveContract.input>,
): Promise<OutputOf<typeof leaveContract>> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const left = await countLeftBy(deps, workspaceId, caller.uid)
  return deps.transact(async (tx) => {
    const member = await deps.members.getIn(tx, workspaceId, caller.uid)
    if (!member) throw new AppError('not_found', { message: `${caller.uid} is no member of ${workspaceId}` })
    return { workspaceId: await endMembershipIn(deps, tx, { member, actorUid: caller.uid, left }) }
  })
}

/** Scheduled posts and series that continue after a member has left. */
type LeftBehind = { posts: number; series: number }

async function countLeftBy(
  { posts, series }: Pick<Deps, 'posts' | 'series'>,
  workspaceId: string,
  uid: string,
): Promise<LeftBehind> {
  const [planned, all] = await Promise.all([posts.countPlannedBy(workspaceId, uid), series.list(workspaceId)])
  return {
    posts: planned,
    series: all.filter(({ createdBy, status }) => createdBy === uid && status === 'active').length,
  }
}

type Ending = { member: Member; actorUid: string; left: LeftBehind }

/**
 * Ends a membership in a transaction that has written nothing yet, and notifies the owner of the posts and series that continue without the member.
 * Every user has a workspace: if this was their home workspace, another one replaces it.
 * @returns the user's new home workspace
 * @throws `last_owner`
 */
async function endMembershipIn(deps: Deps, tx: Tx, { member, actorUid, left }: Ending): Promise<string> {
  const { uid, workspaceId, role } = member
  const [user, workspace] = await Promise.all([deps.users.getIn(tx, uid), deps.workspaces.getIn(tx, workspaceId)])
  if (!workspace) throw new AppError('not_found', { message: `workspace ${workspaceId}` })
  const settled = role === 'owner' ? await settleOwnerIn(deps, tx, { workspaceId, without: uid }) : null
  const moveHome =
    user?.defaultWorkspaceId === workspaceId ? await moveHomeIn(deps, tx, { user, from: workspace }) : null
  const names = { workspaceName: workspace.name, memberName: user?.fullName ?? '' }
  const { ownerUid } = settled ?? workspace
  const facts = { workspaceId, ...names, ...left, memberUid: uid }
  // An owner who removes a member is only notified when posts or series continue.
  const isTold = ownerUid !== actorUid || left.posts + left.series > 0
  const notify = isTold ? await notifyMemberLeftIn(deps, tx, { ...facts, ownerUid }) : null
  settled?.write()
  notify?.()
  deps.members.deleteIn(tx, workspaceId, uid)
  const action = actorUid === uid ? 'member.left' : 'member.removed'
  deps.auditLog.appendIn(tx, { action, actorUid, workspaceId, subject: uid, facts: { role, ...left } })
  return moveHome?.() ?? user?.defaultWorkspaceId ?? ''
}

/**
 * Selects another active home workspace: preferably one that the user owns, then one of another owner, or a new one when there is none. Reads
 * immediately; the returned function writes after all reads of the transaction and returns the id of the new home workspace.
 */
async function moveHomeIn(deps: Deps, tx: Tx, { user, from }: { user: User; from: Workspace }): Promise<() => string> {
  const others = (await deps.members.listOfIn(tx, user.id)).filter(({ workspaceId }) => workspaceId !== from.id)
  const found = await findActiveIn(deps, tx, [
    ...others.filter(({ role }) => role === 'owner'),
    ...others.filter(({ role }) => role !== 'owner'),
  ])
  return () => {
    const id = found ?? deps.ids.random()
    const fresh = { id, name: nameWorkspaceOf(user.fullName), timeZone: from.timeZone, owner: user }
    if (found === null) beginWorkspaceIn(deps, tx, fresh)
    deps.users.updateIn(tx, user, { defaultWorkspaceId: id })
    return id
  }
}

async function findActiveIn(
  { workspaces }: Pick<Deps, 'workspaces'>,
  tx: Tx,
  memberships: readonly Member[],
): Promise<string | null> {
  for (const { workspaceId } of memberships) {
    if ((await workspaces.getIn(tx, workspaceId))?.archivedAt === null) return workspaceId
  }
  return null
}
