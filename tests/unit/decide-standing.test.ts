import { DELETION_GRACE } from '@postwright/core/limits'
import type { User } from '@postwright/core/model/user'
import { expect, test } from 'vitest'
import { decideStanding, type StandingEvent } from '../../functions/src/domain/tokens/sync-identity.ts'
import type { IdentityUser } from '../../functions/src/domain/ports/identity.ts'
import { makeUser } from '../support/factories/user.ts'

const NOW = 1_800_000_000_500
const SECOND = 1_800_000_000

const identity = (fields: Partial<IdentityUser> = {}): IdentityUser => ({
  uid: 'owner',
  email: 'owner@example.com',
  emailVerified: true,
  disabled: false,
  isAdmin: false,
  validSince: 0,
  providers: ['password'],
  ...fields,
})
const disabled: Partial<User> = { status: 'disabled', disabledBy: 'identity' }
const google = { providers: ['google.com'] }

test.each<[string, Partial<User>, IdentityUser | null, StandingEvent | null]>([
  ['an identity as it was', {}, identity(), null],
  ['a disabled identity', {}, identity({ disabled: true }), 'account_disabled'],
  ['a disabled identity that was followed', disabled, identity({ disabled: true }), null],
  ['an enabled identity again', disabled, identity(), 'account_enabled'],
  ['an enabled identity of a user disabled here', { status: 'disabled' }, identity(), null],
  ['no identity', {}, null, 'identity_deleted'],
  ['no identity of a disabled user', disabled, null, 'identity_deleted'],
  ['no identity, followed', { ...disabled, deletesAt: NOW }, null, null],
  ['an identity that is back', { ...disabled, deletesAt: NOW }, identity(), 'account_enabled'],
  ['sign-ins ended at the provider', { authTimesFrom: 5 }, identity({ validSince: 6 }), 'sign_ins_ended'],
  ['sign-ins ended before', { authTimesFrom: 6 }, identity({ validSince: 6 }), null],
  ['an address confirmed by Google', { emailVerified: false }, identity(google), 'sign_in_replaced'],
  ['an address confirmed by email', { emailVerified: false }, identity(), null],
  ['Google beside a confirmed address', {}, identity(google), null],
  ['Google with an unconfirmed address', { emailVerified: false }, identity({ ...google, emailVerified: false }), null],
])('%s: %#', (_case, fields, known, event) => {
  expect(decideStanding(makeUser(fields), known, { now: NOW })?.event ?? null).toBe(event)
})

test('what is disabled or deleted ends every sign-in so far, and a deletion takes its usual time', () => {
  const gone = decideStanding(makeUser({ authTimesEnded: [7] }), null, { now: NOW })
  expect(gone?.patch).toEqual({
    status: 'disabled',
    disabledBy: 'identity',
    authTimesFrom: SECOND,
    authTimesEnded: [],
    deletesAt: NOW + DELETION_GRACE,
  })
  const asked = decideStanding(makeUser({ deletesAt: NOW + 5 }), null, { now: NOW })
  expect(asked?.patch.deletesAt).toBe(NOW + 5)
})

test('a replaced sign-in ends those from before the one that replaced it', () => {
  const user = makeUser({ emailVerified: false })
  const change = decideStanding(user, identity(google), { now: NOW, since: SECOND - 3 })
  expect(change?.patch).toMatchObject({ emailVerified: true, authTimesFrom: SECOND - 3 })
  expect(decideStanding(user, identity(google), { now: NOW })?.patch).toMatchObject({ authTimesFrom: SECOND })
})
