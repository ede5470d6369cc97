import { USUAL_MAIL_TIMES } from '@postwright/core/model/notice-preferences'
import type { User } from '@postwright/core/model/user'
import { makeBase } from './document-base.ts'

/** An active person; set only the fields that the test is about. */
export function makeUser(fields: Partial<User> = {}): User {
  const { id = 'owner' } = fields
  return {
    ...makeBase(id),
    createdBy: id,
    email: `${id}@example.com`,
    emailVerified: true,
    fullName: 'Wilma Wright',
    username: id,
    photoURL: null,
    role: 'user',
    status: 'active',
    disabledBy: null,
    defaultWorkspaceId: 'w1',
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
}
