import { USUAL_MAIL_TIMES } from '@postwright/core/model/notice-preferences'
import { type User, USER_SCHEMA } from '@postwright/core/model/user'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { newDocument } from '../new-document.ts'
import { beginWorkspaceIn, nameWorkspaceOf } from '../workspaces/begin-workspace.ts'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { ERROR_WORDS, FIELD_WORDS } from '../error-words.ts'

export type NewAccount = Pick<
  User,
  'email' | 'emailVerified' | 'fullName' | 'username' | 'photoURL' | 'role' | 'referralCodeApplied'
> & {
  uid: string
  workspaceId: string
  timeZone: string
}

/**
 * Creates an account with its username, personal workspace and owner membership in one transaction.
 * @throws `username_taken`; `email_exists` if the person already has an account
 */
export async function createAccount(deps: Deps, account: NewAccount): Promise<User> {
  const { uid, workspaceId, timeZone, ...profile } = account
  const user: User = {
    ...newDocument(deps.clock, { id: uid, schema: USER_SCHEMA, createdBy: uid }),
    ...profile,
    status: 'active',
    disabledBy: null,
    defaultWorkspaceId: workspaceId,
    deletesAt: null,
    authTimesFrom: 0,
    authTimesEnded: [],
    requiresSecondFactor: false,
    authTimesProven: [],
    mutedReasons: [],
    mailedReasons: [],
    hookedReasons: [],
    mailTimes: { ...USUAL_MAIL_TIMES, tzid: timeZone },
    deletionAttempts: 0,
    deletionRetryAt: null,
  }
  return deps.transact(async (tx) => {
    if (await deps.users.getIn(tx, uid)) throw new AppError('email_exists', { message: `${uid} has an account` })
    if (await deps.usernames.isTakenIn(tx, user.username, uid)) throw new AppError('username_taken')
    deps.users.createIn(tx, user)
    deps.usernames.reserveIn(tx, user.username, uid)
    beginWorkspaceIn(deps, tx, { id: workspaceId, name: nameWorkspaceOf(user.fullName), timeZone, owner: user })
    deps.auditLog.appendIn(tx, { action: 'account_created', actorUid: uid, workspaceId, subject: uid })
    return user
  })
}

/** Returns the error for a username that is taken or reserved, with a message for the form field. */
export function usernameTaken(username: string): AppError {
  const sentence = isReservedUsername(username) ? FIELD_WORDS.reservedUsername : ERROR_WORDS.username_taken
  return new AppError('username_taken', { detail: sentence, fields: { username: sentence } })
}
