import { USUAL_MAIL_TIMES } from '@postwright/core/model/notice-preferences'
import type { User } from '@postwright/core/model/user'
import { paths } from '@postwright/core/paths'
import type { Caller } from './callers.ts'
import { makeBase } from './document-base.ts'
import { BARRED, place, type Placed } from './world.ts'

/** Accounts of the admin and of callers with only one half of the admin right. `CLAIMS` has the other half. */
export function makeAdmins(): Placed[] {
  return [
    makeAccount('admin', { role: 'admin' }),
    makeAccount('demoted', { role: 'user' }),
    makeAccount('unclaimed', { role: 'admin' }),
    makeAccount('disabledAdmin', { role: 'admin', status: 'disabled' }),
  ]
}

/** Accounts of the other callers; `world.ts` has their memberships. */
export function makeAccounts(): Placed[] {
  const { signedOut, outdated, unproven } = BARRED
  return [
    ...(['stranger', 'viewer', 'approver', 'editor', 'owner'] as const).map((caller) => makeAccount(caller)),
    makeAccount('suspended', { status: 'disabled' }),
    makeAccount('signedOut', { authTimesEnded: [...signedOut.authTimesEnded] }),
    makeAccount('outdated', outdated),
    makeAccount('unproven', { ...unproven, authTimesProven: [...unproven.authTimesProven] }),
  ]
}

/** The account of a caller; set only the fields that the test is about. */
export function makeAccount(caller: Caller, fields: Partial<User> = {}): Placed {
  const account: User = {
    ...makeBase(caller),
    createdBy: caller,
    email: `${caller.toLowerCase()}@example.com`,
    emailVerified: true,
    fullName: 'Somebody at the harbour',
    username: caller.toLowerCase(),
    photoURL: null,
    role: 'user',
    status: 'active',
    disabledBy: null,
    defaultWorkspaceId: `of-${caller}`,
    referralCodeApplied: null,
    deletesAt: null,
    mutedReasons: [],
    mailedReasons: [],
    hookedReasons: [],
    mailTimes: USUAL_MAIL_TIMES,
    authTimesFrom: 0,
    authTimesEnded: [],
    requiresSecondFactor: false,
    authTimesProven: [],
    deletionAttempts: 0,
    deletionRetryAt: null,
    ...fields,
  }
  return place(paths.user(caller), account)
}
