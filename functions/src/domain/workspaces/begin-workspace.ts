import { NO_APPROVALS } from '@postwright/core/model/approval'
import { WORKSPACE_NAME_MAX } from '@postwright/core/limits'
import { type Member, MEMBER_SCHEMA } from '@postwright/core/model/member'
import type { User } from '@postwright/core/model/user'
import { type Workspace, WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import type { Clock } from '../ports/world.ts'
import { newDocument } from '../new-document.ts'

type NewWorkspace = Pick<Workspace, 'id' | 'name' | 'timeZone'> & {
  /** User who was read or created in the same transaction. */
  owner: User
}

/** Creates a workspace with its owner as the only member, in a transaction that has completed its reads. */
export function beginWorkspaceIn(
  deps: Pick<Deps, 'clock' | 'workspaces' | 'members'>,
  tx: Tx,
  { id, name, timeZone, owner }: NewWorkspace,
): Workspace {
  const workspace: Workspace = {
    ...newDocument(deps.clock, { id, schema: WORKSPACE_SCHEMA, createdBy: owner.id }),
    name,
    timeZone,
    ownerUid: owner.id,
    pausedAt: null,
    archivedAt: null,
    approvalRules: NO_APPROVALS,
    brandStamp: '',
    zoneMove: null,
  }
  deps.workspaces.createIn(tx, workspace)
  deps.members.createIn(tx, id, newMember(deps.clock, { user: owner, workspaceId: id, role: 'owner' }))
  return workspace
}

/**
 * Returns a membership to store. `user` must be read in the same transaction: the list of valid sign-ins is copied from the account, and a sign-in
 * that ends meanwhile must not stay valid here.
 */
export function newMember(
  clock: Clock,
  { user, ...facts }: { user: User } & Pick<Member, 'workspaceId' | 'role'> & Partial<Pick<Member, 'channelIds'>>,
): Member {
  return {
    ...newDocument(clock, { id: user.id, schema: MEMBER_SCHEMA, createdBy: user.id }),
    channelIds: null,
    ...facts,
    uid: user.id,
    suspended: user.status !== 'active',
    authTimesFrom: user.authTimesFrom,
    authTimesEnded: user.authTimesEnded,
    requiresSecondFactor: user.requiresSecondFactor,
    authTimesProven: user.authTimesProven,
  }
}

/** Returns the default name of a workspace, such as "Ada's workspace"; a first name that would make it too long is cut. */
export function nameWorkspaceOf(fullName: string): string {
  const ending = "'s workspace"
  const first = fullName.split(/\s+/)[0] ?? fullName
  return `${[...first].slice(0, Math.floor((WORKSPACE_NAME_MAX - ending.length) / 2)).join('')}${ending}`
}
