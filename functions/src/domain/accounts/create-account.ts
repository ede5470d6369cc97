import { WORKSPACE_NAME_MAX } from '@postwright/core/limits'
import { MEMBER_SCHEMA } from '@postwright/core/model/member'
import { type User, USER_SCHEMA } from '@postwright/core/model/user'
import { NO_APPROVALS } from '@postwright/core/approvals/approval-rules'
import { WORKSPACE_SCHEMA } from '@postwright/core/model/workspace'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'

export type NewAccount = Pick<
  User,
  'email' | 'emailVerified' | 'fullName' | 'username' | 'photoURL' | 'role' | 'referralCodeApplied'
> & {
  uid: string
  workspaceId: string
  timeZone: string
}

/**
 * Writes account, user name, personal workspace and ownership in one transaction: all of it or nothing.
 * @throws `username_taken`; `email_exists` when the person already has an account
 */
export async function createAccount(deps: Deps, account: NewAccount): Promise<User> {
  const { uid, workspaceId, timeZone, ...profile } = account
  const begin = (id: string, schema: number) => newDocument(deps.clock, { id, schema, createdBy: uid })
  const user: User = {
    ...begin(uid, USER_SCHEMA),
    ...profile,
    status: 'active',
    disabledBy: null,
    defaultWorkspaceId: workspaceId,
    deletesAt: null,
    authTimesFrom: 0,
    authTimesEnded: [],
    mutedReasons: [],
    deletionAttempts: 0,
    deletionRetryAt: null,
  }
  const name = workspaceName(profile.fullName)
  return deps.transact(async (tx) => {
    if (await deps.users.getIn(tx, uid)) throw new AppError('email_exists', { message: `${uid} has an account` })
    if (await deps.usernames.isTakenIn(tx, user.username, uid)) throw new AppError('username_taken')
    deps.users.createIn(tx, user)
    deps.usernames.reserveIn(tx, user.username, uid)
    deps.workspaces.createIn(tx, {
      ...begin(workspaceId, WORKSPACE_SCHEMA),
      name,
      timeZone,
      ownerUid: uid,
      pausedAt: null,
      archivedAt: null,
      approvalRules: NO_APPROVALS,
      zoneMove: null,
    })
    deps.members.createIn(tx, workspaceId, {
      ...begin(uid, MEMBER_SCHEMA),
      role: 'owner',
      uid,
      workspaceId,
      suspended: false,
      channelIds: null,
      authTimesFrom: 0,
      authTimesEnded: [],
    })
    deps.auditLog.appendIn(tx, { action: 'account_created', actorUid: uid, workspaceId, subject: uid })
    return user
  })
}

/** "Ada's workspace"; a first name that would make it too long is cut. */
function workspaceName(fullName: string): string {
  const ending = "'s workspace"
  const first = fullName.split(/\s+/)[0] ?? fullName
  return `${[...first].slice(0, Math.floor((WORKSPACE_NAME_MAX - ending.length) / 2)).join('')}${ending}`
}
