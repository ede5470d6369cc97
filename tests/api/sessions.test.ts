import { refreshToken } from '@postwright/core/api/auth'
import { endOtherSessions, endSession, listSessions, reauthenticate } from '@postwright/core/api/sessions'
import { changePassword, getMe } from '@postwright/core/api/users'
import { REAUTHENTICATION_AGE_MAX, REAUTHENTICATION_TTL } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { describe, expect, test } from 'vitest'
import { confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, idTokenFor, signInCaller, type TestCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { database } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const sidOf = ({ refreshToken: token }: TestCaller) => token.split('.')[0] ?? ''

describe('the list of sessions', () => {
  test('names the caller’s live ones, the current one first, without any token', async () => {
    const ada = await createCaller()
    const phone = await signInCaller(ada)
    const ended = await signInCaller(ada)
    dataOf(await ended.call(endSession, { sessionId: sidOf(ended) }))
    await createCaller()
    const { sessions } = dataOf(await ada.call(listSessions, {}))
    expect(sessions.map(({ id, current }) => ({ id, current }))).toEqual([
      { id: sidOf(ada), current: true },
      { id: sidOf(phone), current: false },
    ])
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'createdAt',
      'current',
      'id',
      'lastUsedAt',
      'place',
      'userAgent',
    ])
  })

  test('says where a session was last used when Hosting knows it, not when the client says it', async () => {
    const ada = await createCaller()
    const byHosting = { 'x-country-code': 'NO', 'x-forwarded-for': '203.0.113.4, 74.125.1.1' }
    dataOf(await callApi(refreshToken, { refreshToken: ada.refreshToken }, { headers: byHosting }))
    expect(dataOf(await ada.call(listSessions, {})).sessions).toMatchObject([{ place: 'NO' }])
    const bob = await createCaller()
    const forged = { 'x-country-code': 'NO', 'x-forwarded-for': '74.125.1.1, 203.0.113.4' }
    dataOf(await callApi(refreshToken, { refreshToken: bob.refreshToken }, { headers: forged }))
    expect(dataOf(await bob.call(listSessions, {})).sessions).toMatchObject([{ place: null }])
  })
})

describe('ending sessions', () => {
  test('counts from the next call on, and repeating it changes nothing', async () => {
    const ada = await createCaller()
    const phone = await signInCaller(ada)
    for (let i = 0; i < 2; i += 1) dataOf(await ada.call(endSession, { sessionId: sidOf(phone) }))
    errorOf(await phone.call(getMe, {}), 'session_revoked')
    errorOf(await callApi(refreshToken, { refreshToken: phone.refreshToken }), 'session_revoked')
    dataOf(await ada.call(getMe, {}))
  })

  test('of other people is like ending one that does not exist', async () => {
    const [ada, bob] = await Promise.all([createCaller(), createCaller()])
    const others = errorOf(await ada.call(endSession, { sessionId: sidOf(bob) }), 'not_found')
    const nobodys = errorOf(await ada.call(endSession, { sessionId: 'nobodys' }), 'not_found')
    expect(others.detail).toBe(nobodys.detail)
    dataOf(await bob.call(getMe, {}))
  })

  test('all others leaves the current one', async () => {
    const ada = await createCaller()
    const others = [await signInCaller(ada), await signInCaller(ada)]
    expect(dataOf(await ada.call(endOtherSessions, {}))).toEqual({ ended: 2 })
    expect(dataOf(await ada.call(endOtherSessions, {}))).toEqual({ ended: 0 })
    for (const other of others) errorOf(await other.call(getMe, {}), 'session_revoked')
    dataOf(await ada.call(getMe, {}))
  })
})

describe('re-authentication', () => {
  test('opens sensitive calls of this session alone, for ten minutes', async () => {
    const clock = createTestClock(Date.now())
    const { api, stop } = await serveApi(await createLocalDeps({}, { clock }))
    const ada = await createCaller({ api })
    const phone = await signInCaller(ada, api)
    const password = { new_password: 'quite another sentence' }
    errorOf(await ada.call(changePassword, password), 'reauthentication_required')
    await database()
      .doc(paths.session(sidOf(ada)))
      .update({ reauthenticatedAt: new Date(clock.now()) })
    errorOf(await phone.call(changePassword, password), 'reauthentication_required')
    await database()
      .doc(paths.session(sidOf(ada)))
      .update({ reauthenticatedAt: new Date(clock.now() - REAUTHENTICATION_TTL) })
    errorOf(await ada.call(changePassword, password), 'reauthentication_required')
    const idToken = await idTokenFor(ada.email, ada.password)
    const { until } = dataOf(await ada.call(reauthenticate, { firebase_id_token: idToken }))
    expect(until).toBe(clock.now() + REAUTHENTICATION_TTL)
    dataOf(await ada.call(changePassword, password))
    await stop()
  })

  test('refuses another user’s token, an old sign-in, and an invented one', async () => {
    const clock = createTestClock(Date.now())
    const { api, stop } = await serveApi(await createLocalDeps({}, { clock }))
    const [ada, bob] = await Promise.all([createCaller({ api }), createCaller({ api })])
    const bobs = await idTokenFor(bob.email, bob.password)
    errorOf(await ada.call(reauthenticate, { firebase_id_token: bobs }), 'identity_token_invalid')
    errorOf(await ada.call(reauthenticate, { firebase_id_token: 'invented' }), 'identity_token_invalid')
    const own = await idTokenFor(ada.email, ada.password)
    const sinceBegin = Date.now() - clock.now()
    clock.advance(sinceBegin + REAUTHENTICATION_AGE_MAX + 1_000)
    errorOf(await ada.call(reauthenticate, { firebase_id_token: own }), 'reauthentication_required')
    await stop()
  })
})

describe('changing the password', () => {
  test('ends the other sessions and keeps this one; the old password is worth nothing', async () => {
    const ada = await createCaller()
    const phone = await signInCaller(ada)
    await confirm(ada)
    expect(dataOf(await ada.call(changePassword, { new_password: 'quite another sentence' }))).toEqual({ ended: 1 })
    dataOf(await ada.call(getMe, {}))
    errorOf(await phone.call(getMe, {}), 'session_revoked')
    await expect(idTokenFor(ada.email, ada.password)).rejects.toThrow()
    await signInCaller({ email: ada.email, password: 'quite another sentence' })
  })

  test('refuses what is easy to guess', async () => {
    const ada = await createCaller()
    await confirm(ada)
    const error = errorOf(await ada.call(changePassword, { new_password: ada.user.username }), 'weak_password')
    expect(error.fields).toHaveProperty('new_password')
  })
})
