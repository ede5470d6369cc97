import { memberRoleSchema } from '@postwright/core/rights/rights'
import { isReservedUsername } from '@postwright/core/model/reserved-usernames'
import { usernameSchema, userSchema } from '@postwright/core/model/user'
import { COMMON_PASSWORDS } from '@postwright/core/passwords/common-passwords'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '@/config/routes.ts'
import { checkPassword } from '../../functions/src/domain/accounts/passwords.ts'
import { anotherUsername, usernameFromEmail } from '../../functions/src/domain/accounts/sign-in.ts'
import { createFirebaseIdentity } from '../../functions/src/identity/firebase-identity.ts'
import { createPasswordReset } from '../../functions/src/identity/password-reset.ts'

/** Chosen by the operator, so it is no reserved username. */
const ADMIN_PREFIX = routes.admin.href().slice(1)

/** These tests reset no password. */
const NO_RESET = createPasswordReset(
  { identityUrl: 'http://127.0.0.1:1/', webApiKey: 'demo', appOrigin: 'http://127.0.0.1' },
  () => Promise.reject(new Error('no call may be made')),
)
const ADA = { email: 'ada@example.com', username: 'countess' }

describe('the password policy', () => {
  test.each(['correct horse battery', 'ⱥ𝔟çđ€🎉ġħ', '        x y z', 'x1x2x3x4', 'z'.repeat(60) + 'yx'])(
    'accepts %j: length and being uncommon is all it asks',
    (password) => {
      expect(() => checkPassword(password, ADA)).not.toThrow()
    },
  )

  test.each(['short12', '🎉🎉🎉🎉', 'PASSWORD1', 'Iloveyou123', 'ada@example.com', 'Countess', 'aaaaaaaaaaaa'])(
    'refuses %j',
    (password) => {
      expect(() => checkPassword(password, ADA)).toThrow(expect.objectContaining({ code: 'weak_password' }))
    },
  )

  test('knows several hundred common passwords, each long enough to need the list', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500)
    for (const password of COMMON_PASSWORDS) expect(password).toBe(password.toLowerCase())
    expect([...COMMON_PASSWORDS].filter((password) => password.length < 8)).toEqual([])
  })
})

describe('a username made from an address', () => {
  test.each([
    ['Ada.Lovelace@example.com', 'ada.lovelace'],
    ['zoë@example.com', 'zoe'],
    ['a@example.com', 'usera'],
    ['..x..@example.com', 'userx'],
    ['李雷@example.com', 'user'],
    ["o'brien+news@example.com", 'obriennews'],
  ])('%s becomes %s', (email, username) => {
    expect(usernameFromEmail(email)).toBe(username)
  })

  test('is valid for every address, also with a random ending', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), fc.base64String({ minLength: 24 }), (local, id) => {
        const username = usernameFromEmail(`${local}@example.com`)
        expect(usernameSchema.parse(username)).toBe(username)
        const another = anotherUsername(username, id)
        expect(usernameSchema.parse(another)).toBe(another)
        expect(isReservedUsername(another)).toBe(false)
      }),
    )
  })
})

describe('reserved usernames', () => {
  test.each([
    'admin',
    'Support',
    'post_wright',
    'postwright.team',
    'the.postwright',
    'o.w.n.e.r',
    'dashboard',
    '_api_',
  ])('%s is one', (username) => expect(isReservedUsername(username)).toBe(true))

  test.each(['ada', 'wright', 'adminton', 'newton', 'ada.dashboard'])('%s is none', (username) => {
    expect(isReservedUsername(username)).toBe(false)
  })

  test('every page, every area of the dashboard and every role is one', () => {
    const places = Object.values(routes).flatMap(({ pattern }) => (pattern ?? '').split('/').slice(0, 3))
    const roles = [...memberRoleSchema.options, ...userSchema.shape.role.options]
    const names = [...places.filter((part) => /^[a-z-]+$/.test(part) && part !== ADMIN_PREFIX), ...roles]
    expect(names.filter((name) => !isReservedUsername(name))).toEqual([])
  })

  test('an address with one gets another name', () => {
    expect(usernameFromEmail('postwright@example.com')).toBe('user')
  })
})

test('identity tokens are checked for revocation, which the emulator would do unasked', async () => {
  const asked: unknown[][] = []
  const verifyIdToken = (...parameters: unknown[]) => {
    asked.push(parameters)
    return Promise.reject(Object.assign(new Error('revoked'), { code: 'auth/id-token-revoked' }))
  }
  const identity = createFirebaseIdentity(() => Promise.resolve({ verifyIdToken } as never), NO_RESET)
  await expect(identity.verifyIdToken('token')).rejects.toMatchObject({ code: 'identity_token_invalid' })
  expect(asked).toEqual([['token', true]])
})

test.each([
  ['auth/user-disabled', 'account_disabled'],
  ['auth/id-token-expired', 'identity_token_invalid'],
  ['auth/argument-error', 'identity_token_invalid'],
])('%s of the identity provider becomes %s', async (providerCode, code) => {
  const failing = { verifyIdToken: () => Promise.reject(Object.assign(new Error('no'), { code: providerCode })) }
  const identity = createFirebaseIdentity(() => Promise.resolve(failing as never), NO_RESET)
  await expect(identity.verifyIdToken('token')).rejects.toMatchObject({ code })
})

test('trouble at the identity provider is not blamed on the person', async () => {
  const failing = {
    verifyIdToken: () => Promise.reject(Object.assign(new Error('down'), { code: 'auth/internal-error' })),
  }
  const identity = createFirebaseIdentity(() => Promise.resolve(failing as never), NO_RESET)
  await expect(identity.verifyIdToken('token')).rejects.not.toHaveProperty('code', 'identity_token_invalid')
})
