import { firebaseLogin, logout, register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { getMe } from '@postwright/core/api/users'
import { updateWorkspace } from '@postwright/core/api/workspaces'
import { describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, googleIdTokenFor, idTokenFor, newPerson, signInCaller } from '../support/callers.ts'
import { disableIdentity, setClaims } from '../support/identities.ts'

describe('register', () => {
  test('creates an account with a personal workspace in the time zone of the browser', async () => {
    const person = newPerson()
    const { user } = dataOf(
      await callApi(register, { ...person, full_name: ' Ada Lovelace ', time_zone: 'Europe/Berlin' }),
    )
    expect(user).toMatchObject({ fullName: 'Ada Lovelace', email: person.email, role: 'user', status: 'active' })
    const caller = await signInCaller(person)
    const workspace = dataOf(await caller.call(updateWorkspace, { workspaceId: user.defaultWorkspaceId, rev: 1 }))
    expect(workspace).toMatchObject({ name: "Ada's workspace", timeZone: 'Europe/Berlin', ownerUid: user.id })
  })

  test('keeps a referral code, and treats an empty one as none', async () => {
    const withCode = await callApi(register, { ...newPerson(), referral_code_applied: ' FRIEND-10 ' })
    expect(dataOf(withCode).user.referralCodeApplied).toBe('FRIEND-10')
    const without = await callApi(register, { ...newPerson(), referral_code_applied: '' })
    expect(dataOf(without).user.referralCodeApplied).toBeNull()
  })

  test('refuses an address that has an account, however it is written', async () => {
    const person = newPerson()
    dataOf(await callApi(register, person))
    const again = { ...newPerson(), email: ` ${person.email.toUpperCase()} ` }
    const error = errorOf(await callApi(register, again), 'email_exists')
    expect(error.detail).toBe('There is already an account with this email address.')
    expect(error.fields).toHaveProperty('email')
  })

  test('refuses a taken username, however it is written, and leaves the address free', async () => {
    const taken = newPerson()
    dataOf(await callApi(register, taken))
    const second = newPerson()
    const error = errorOf(
      await callApi(register, { ...second, username: taken.username.toUpperCase() }),
      'username_taken',
    )
    expect(error.fields).toHaveProperty('username')
    dataOf(await callApi(register, second))
  })

  test('lets exactly one of two parallel registrations have a username', async () => {
    const [first, second] = [newPerson(), newPerson()]
    const replies = await Promise.all([
      callApi(register, first),
      callApi(register, { ...second, username: first.username }),
    ])
    expect(replies.map((reply) => (reply.ok ? 'made' : reply.error.code)).sort()).toEqual(['made', 'username_taken'])
    const loser = replies[0].ok ? second : first
    dataOf(await callApi(register, { ...loser, username: newPerson().username }))
  })

  test.each([
    ['short', 'seven77', 'Use at least 8 characters.'],
    ['common', 'Password123', 'This password is one of the most common ones.'],
    ['repeated', 'abababababab', 'This password repeats the same characters.'],
  ])('refuses a %s password and says why', async (_kind, password, sentence) => {
    const error = errorOf(await callApi(register, { ...newPerson(), password }), 'weak_password')
    expect(error).toMatchObject({ detail: sentence, fields: { password: sentence } })
  })

  test('refuses the username as password, and accepts any kind of characters', async () => {
    const person = newPerson()
    errorOf(await callApi(register, { ...person, password: person.username }), 'weak_password')
    dataOf(await callApi(register, { ...person, password: 'nur kleine wörter mit umlauten' }))
  })

  test('names all that stands against it in one answer: username, address and password', async () => {
    const taken = newPerson()
    dataOf(await callApi(register, taken))
    const all = errorOf(await callApi(register, { ...taken, password: 'Password123' }), 'weak_password')
    expect(all).toMatchObject({
      detail: 'This password is one of the most common ones.',
      fields: {
        password: 'This password is one of the most common ones.',
        username: 'This username is taken. Choose another one.',
        email: 'There is already an account with this email address.',
      },
    })
    const two = errorOf(await callApi(register, { ...taken, username: 'Post_Wright' }), 'username_taken')
    expect(two.detail).toBe('This username is reserved. Please choose another one.')
    expect(Object.keys(two.fields ?? {}).sort()).toEqual(['email', 'username'])
    const other = { ...taken, email: newPerson().email }
    expect(Object.keys(errorOf(await callApi(register, other), 'username_taken').fields ?? {})).toEqual(['username'])
  })

  test.each([
    ['NUL', 'Ada\0Lovelace'],
    ['a line break', 'Ada\r\nBcc: all@example.com'],
    ['a turned direction', 'Ada \u202eecalevoL'],
    ['an isolate', 'Ada \u2066Lovelace'],
  ])('refuses a name with %s at its field', async (_kind, full_name) => {
    const error = errorOf(await callApi(register, { ...newPerson(), full_name }), 'validation_failed')
    expect(error.fields).toEqual({ full_name: 'This contains characters that are not allowed here.' })
  })

  test('names every input that is wrong', async () => {
    const wrong = { full_name: '  ', username: '.a', email: 'nobody', password: '', time_zone: '+02:00' }
    const error = errorOf(await callApi(register, wrong), 'validation_failed')
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['email', 'full_name', 'password', 'time_zone', 'username'])
    expect(error.fields).toMatchObject({ full_name: 'This is required.', email: 'This is not an email address.' })
  })
})

describe.each([
  ['verify-firebase-token', verifyFirebaseToken],
  ['firebase-login', firebaseLogin],
])('%s', (_name, endpoint) => {
  test('exchanges an ID token for a pair of tokens and the user, spelt as the specification has them', async () => {
    const person = newPerson()
    const { user } = dataOf(await callApi(register, person))
    const reply = dataOf(
      await callApi(endpoint, { firebase_id_token: await idTokenFor(person.email, person.password) }),
    )
    expect(Object.keys(reply).sort()).toEqual(['access_token', 'refresh_token', 'user'])
    expect(reply.user).toMatchObject({ id: user.id, email: person.email })
    expect(dataOf(await callApi(getMe, {}, { token: reply.access_token })).id).toBe(user.id)
  })

  test('refuses what is no ID token of this project', async () => {
    const caller = await createCaller()
    const wrong = ['garbage', 'a.b.c', caller.accessToken, caller.refreshToken]
    for (const firebase_id_token of wrong) {
      errorOf(await callApi(endpoint, { firebase_id_token }), 'identity_token_invalid')
    }
  })

  test('refuses a disabled person', async () => {
    const person = newPerson()
    const { user } = dataOf(await callApi(register, person))
    const token = await idTokenFor(person.email, person.password)
    await disableIdentity(user.id)
    errorOf(await callApi(endpoint, { firebase_id_token: token }), 'account_disabled')
  })
})

describe('a first sign-in with Google', () => {
  test('creates the account with a username made from the address, unique among others', async () => {
    const local = `zoë.o'brien${newPerson().username}`
    const sign = async (host: string) => {
      const profile = { sub: newPerson().username, email: `${local}@${host}`, name: 'Zoë O’Brien' }
      return dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: await googleIdTokenFor(profile) })).user
    }
    const [first, second] = [await sign('example.com'), await sign('example.org')]
    expect(first).toMatchObject({ fullName: 'Zoë O’Brien', emailVerified: true })
    expect(first.username).toMatch(/^zoe\.obrienp[0-9a-f]+$/)
    expect(second.username).not.toBe(first.username)
    expect(second.username.startsWith(first.username.slice(0, 20))).toBe(true)
  })

  test('creates one account when two tabs arrive at once', async () => {
    const profile = { sub: newPerson().username, email: newPerson().email }
    const token = await googleIdTokenFor(profile)
    const replies = await Promise.all([1, 2, 3].map(() => callApi(verifyFirebaseToken, { firebase_id_token: token })))
    const workspaces = replies.map((reply) => dataOf(reply).user.defaultWorkspaceId)
    expect(new Set(workspaces).size).toBe(1)
  })
})

describe('logout', () => {
  test('ends its own session only, at once, and can be repeated', async () => {
    const tab = await createCaller()
    const otherTab = await signInCaller(tab)
    dataOf(await tab.call(logout, {}))
    errorOf(await tab.call(getMe, {}), 'session_revoked')
    dataOf(await tab.call(logout, {}))
    dataOf(await otherTab.call(getMe, {}))
  })

  test('needs an access token', async () => {
    errorOf(await callApi(logout, {}), 'unauthenticated')
  })
})

test('the admin claim of the identity provider becomes the role', async () => {
  const person = await createCaller()
  expect(person.user.role).toBe('user')
  await setClaims(person.uid, { admin: true })
  expect((await signInCaller(person)).user.role).toBe('admin')
  await setClaims(person.uid, {})
  expect((await signInCaller(person)).user.role).toBe('user')
})
