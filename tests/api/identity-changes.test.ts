import { refreshToken, register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { getMe } from '@postwright/core/api/users'
import { ACCOUNT_CHECK_KEPT } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { syncIdentities } from '../../functions/src/domain/accounts/sync-identities.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, googleIdTokenFor, idTokenFor, newPerson, signInCaller } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { readAs } from '../support/firestore-reads.ts'
import { disableIdentity, enableIdentity } from '../support/identities.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { nextSecond } from '../support/next-second.ts'
import { askProvider } from '../support/provider.ts'

/** Ten minutes behind, so that a sign-in at the provider never looks older than one here, even after the clock is advanced. */
const clock = createTestClock(Date.now() - 10 * 60_000)
let deps: Deps
let api: string
let stop: () => Promise<void>
beforeAll(async () => {
  deps = await createLocalDeps({}, { clock })
  ;({ api, stop } = await serveApi(deps))
})
afterAll(() => stop())

const exchange = (idToken: string) => callApi(verifyFirebaseToken, { firebase_id_token: idToken }, { api })

describe('a person whose identity is disabled at the provider', () => {
  test('loses API and rules within thirty seconds of calling, is told why, and has both again when it is enabled', async () => {
    const ada = await createCaller({ api })
    const idToken = await idTokenFor(ada.email, ada.password)
    const workspace = paths.workspace(ada.workspaceId)
    dataOf(await ada.call(getMe, {}))
    expect(await readAs(idToken, workspace)).toBe(200)
    await disableIdentity(ada.uid)
    expect(ACCOUNT_CHECK_KEPT).toBeLessThan(30_000)
    clock.advance(ACCOUNT_CHECK_KEPT)
    errorOf(await ada.call(getMe, {}), 'session_revoked')
    expect(await readAs(idToken, workspace)).toBe(403)
    errorOf(await callApi(refreshToken, { refreshToken: ada.refreshToken }, { api }), 'account_disabled')
    await enableIdentity(ada.uid)
    await nextSecond()
    const again = await signInCaller(ada, api)
    clock.advance(ACCOUNT_CHECK_KEPT)
    dataOf(await again.call(getMe, {}))
    expect(await readAs(await idTokenFor(ada.email, ada.password), workspace)).toBe(200)
    errorOf(await callApi(refreshToken, { refreshToken: ada.refreshToken }, { api }), 'session_revoked')
    const audited = await auditEntriesFor(ada.uid)
    for (const action of ['account_disabled', 'account_enabled']) {
      expect(audited).toContainEqual(expect.objectContaining({ action }))
    }
  })

  test('who calls no endpoint loses access under the rules at the next check of all identities, and no other user does', async () => {
    const [ada, bob] = [await createCaller({ api }), await createCaller({ api })]
    const tokens = [await idTokenFor(ada.email, ada.password), await idTokenFor(bob.email, bob.password)] as const
    const before = await syncIdentities(deps, null)
    await disableIdentity(ada.uid)
    const after = await syncIdentities(deps, before)
    expect({ before: before.has(ada.uid), after: after.has(ada.uid) }).toEqual({ before: false, after: true })
    expect(await readAs(tokens[0], paths.workspace(ada.workspaceId))).toBe(403)
    expect(await readAs(tokens[0], paths.user(ada.uid))).toBe(403)
    expect(await readAs(tokens[1], paths.workspace(bob.workspaceId))).toBe(200)
    await enableIdentity(ada.uid)
    await syncIdentities(deps, null)
    expect(await fieldsOf(paths.member(ada.workspaceId, ada.uid))).toMatchObject({ suspended: false })
  })
})

describe('a person who goes round our calls', () => {
  test('by changing the password at the provider ends the sessions from before', async () => {
    const ada = await createCaller({ api })
    const phone = await signInCaller(ada, api)
    const idToken = await idTokenFor(ada.email, ada.password)
    await nextSecond()
    await askProvider('accounts:update', { idToken, password: 'quite another sentence' })
    clock.advance(ACCOUNT_CHECK_KEPT)
    await phone.call(getMe, {})
    for (const { accessToken, refreshToken: token } of [ada, phone]) {
      errorOf(await callApi(getMe, {}, { api, token: accessToken }), 'session_revoked')
      errorOf(await callApi(refreshToken, { refreshToken: token }, { api }), 'session_revoked')
    }
    expect(await readAs(idToken, paths.workspace(ada.workspaceId))).toBe(403)
    dataOf(await (await signInCaller({ ...ada, password: 'quite another sentence' }, api)).call(getMe, {}))
  })

  test('by signing up there with a password of any kind gets no account before that password was recovered', async () => {
    const { email } = newPerson()
    await askProvider('accounts:signUp', { email, password: '123456' })
    const idToken = await idTokenFor(email, '123456')
    errorOf(await exchange(idToken), 'identity_token_invalid')
  })

  test('by deleting themselves loses API and rules, and the account goes the way of every deletion', async () => {
    const ada = await createCaller({ api })
    const idToken = await idTokenFor(ada.email, ada.password)
    await askProvider('accounts:delete', { idToken })
    clock.advance(ACCOUNT_CHECK_KEPT)
    errorOf(await ada.call(getMe, {}), 'session_revoked')
    expect(await readAs(idToken, paths.workspace(ada.workspaceId))).toBe(403)
    expect(await fieldsOf(paths.user(ada.uid))).toMatchObject({ status: 'disabled', disabledBy: 'identity' })
    const due = await deps.users.listToDelete(clock.now() + 15 * 24 * 60 * 60_000, 500)
    expect(due.map(({ id }) => id)).toContain(ada.uid)
  })

  test('leaves the others alone when the provider cannot be asked', async () => {
    const ada = await createCaller({ api })
    const getUser = () => Promise.reject(new Error('provider down'))
    const silent = await serveApi({ ...deps, identity: { ...deps.identity, getUser } })
    clock.advance(ACCOUNT_CHECK_KEPT)
    dataOf(await callApi(getMe, {}, { api: silent.api, token: ada.accessToken }))
    await silent.stop()
  })
})

describe('a person who registered another’s address', () => {
  test('loses every session when its owner signs in with Google, who keeps theirs and is told', async () => {
    const thief = newPerson()
    dataOf(await callApi(register, thief, { api }))
    const sessions = [await signInCaller(thief, api), await signInCaller(thief, api)]
    const stolen = await idTokenFor(thief.email, thief.password)
    await nextSecond()
    const own = await googleIdTokenFor({ sub: newPerson().username, email: thief.email, name: 'The Owner' })
    const { access_token: token, user } = dataOf(await exchange(own))
    expect(user).toMatchObject({ id: sessions[0]?.uid, emailVerified: true })
    for (const { accessToken, refreshToken: refresh } of sessions) {
      errorOf(await callApi(getMe, {}, { api, token: accessToken }), 'session_revoked')
      errorOf(await callApi(refreshToken, { refreshToken: refresh }, { api }), 'session_revoked')
    }
    errorOf(await exchange(stolen), 'identity_token_invalid')
    expect(await readAs(stolen, paths.user(user.id))).toBe(403)
    dataOf(await callApi(getMe, {}, { api, token }))
    dataOf(await exchange(own))
    expect(await readAs(own, paths.user(user.id))).toBe(200)
    const told = await database().collection(paths.notifications(user.id)).get()
    expect(told.docs.map((each) => each.data())).toMatchObject([{ kind: 'sign_in.replaced', ended: 2, readAt: null }])
    expect(await auditEntriesFor(user.id)).toContainEqual(expect.objectContaining({ action: 'sign_in_replaced' }))
  })

  test('and a person who confirms the address by email keeps their session', async () => {
    const ada = await createCaller({ api })
    await askProvider('accounts:update', { localId: ada.uid, emailVerified: true }, { asOwner: true })
    const again = await signInCaller(ada, api)
    expect(again.user.emailVerified).toBe(true)
    dataOf(await ada.call(getMe, {}))
  })
})
