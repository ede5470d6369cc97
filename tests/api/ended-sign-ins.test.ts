import { firebaseLogin, logout, refreshToken, verifyFirebaseToken } from '@postwright/core/api/auth'
import { endOtherSessions, endSession, reauthenticate } from '@postwright/core/api/sessions'
import { getMe } from '@postwright/core/api/users'
import { paths } from '@postwright/core/paths'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, idTokenFor, signInCaller, type TestCaller } from '../support/callers.ts'
import { createDevice } from '../support/device.ts'
import { readAs } from '../support/firestore-reads.ts'
import { nextSecond } from '../support/next-second.ts'

type Headers = Record<string, string>

/** A person's sign-in on one device: the provider's token, and the session that it was exchanged for. */
async function signInOn(person: { email: string; password: string }, headers: Headers = {}) {
  await nextSecond()
  const idToken = await idTokenFor(person.email, person.password)
  const reply = dataOf(await exchange(idToken, headers))
  await nextSecond()
  return { idToken, token: reply.access_token, refresh: reply.refresh_token, sid: sidOf(reply.refresh_token) }
}

const exchange = (idToken: string, headers: Headers = {}, endpoint = verifyFirebaseToken) =>
  callApi(endpoint, { firebase_id_token: idToken }, { headers })
/** Makes the token that the provider issues on renewal, with the claim `sign_in`. Unsigned, as all tokens of the emulator. */
function withClaim(idToken: string, part: number, signedIn = idToken): string {
  const claimsOf = (token: string) =>
    z
      .looseObject({ auth_time: z.int() })
      .parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  const claims = { ...claimsOf(idToken), auth_time: claimsOf(signedIn).auth_time, sign_in: part }
  const [head = ''] = idToken.split('.')
  return `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
}

const sidOf = (token: string) => token.split('.')[0] ?? ''

async function expectOver(idToken: string, { uid, workspaceId }: TestCaller): Promise<void> {
  errorOf(await exchange(idToken), 'identity_token_invalid')
  errorOf(await exchange(idToken, {}, firebaseLogin), 'identity_token_invalid')
  for (const path of [paths.workspace(workspaceId), paths.user(uid)]) expect(await readAs(idToken, path)).toBe(403)
}

describe('the sign-in behind a session ends with it', () => {
  test('when its owner ends it from another device, which goes on with its own', async () => {
    const ada = await createCaller()
    const phone = await signInOn(ada)
    const desk = await signInOn(ada)
    expect(await readAs(phone.idToken, paths.workspace(ada.workspaceId))).toBe(200)
    dataOf(await callApi(endSession, { sessionId: phone.sid }, { token: desk.token }))
    await expectOver(phone.idToken, ada)
    dataOf(await exchange(desk.idToken))
    expect(await readAs(desk.idToken, paths.workspace(ada.workspaceId))).toBe(200)
  })

  test('when all others are ended', async () => {
    const ada = await createCaller()
    const [phone, tablet, desk] = [await signInOn(ada), await signInOn(ada), await signInOn(ada)]
    dataOf(await callApi(endOtherSessions, {}, { token: desk.token }))
    await expectOver(phone.idToken, ada)
    await expectOver(tablet.idToken, ada)
    dataOf(await exchange(desk.idToken))
  })

  test('when a refresh token from further back shows that two hold it', async () => {
    const ada = await createCaller()
    const phone = await signInOn(ada)
    let latest = phone.refresh
    for (let turn = 0; turn < 2; turn += 1) {
      latest = dataOf(await callApi(refreshToken, { refreshToken: latest })).refreshToken ?? ''
    }
    errorOf(await callApi(refreshToken, { refreshToken: phone.refresh }), 'session_revoked')
    await expectOver(phone.idToken, ada)
  })

  test('when its person signs out; signing in again works at once', async () => {
    const ada = await createCaller()
    const desk = await signInOn(ada)
    dataOf(await callApi(logout, {}, { token: desk.token }))
    const again = await signInCaller(ada)
    dataOf(await again.call(getMe, {}))
    await expectOver(desk.idToken, ada)
  })

  test('with every sign-in that showed again who is there', async () => {
    const ada = await createCaller()
    const phone = await signInOn(ada)
    const renewed = await idTokenFor(ada.email, ada.password)
    dataOf(await callApi(reauthenticate, { firebase_id_token: renewed }, { token: phone.token }))
    const desk = await signInOn(ada)
    dataOf(await callApi(endSession, { sessionId: phone.sid }, { token: desk.token }))
    await expectOver(phone.idToken, ada)
    await expectOver(renewed, ada)
    errorOf(
      await callApi(reauthenticate, { firebase_id_token: renewed }, { token: desk.token }),
      'identity_token_invalid',
    )
  })

  test('and with it the other sessions of the same sign-in, at their next refresh', async () => {
    const ada = await createCaller()
    const tab = await signInOn(ada)
    const twin = dataOf(await exchange(tab.idToken))
    dataOf(await callApi(logout, {}, { token: tab.token }))
    errorOf(await callApi(refreshToken, { refreshToken: twin.refresh_token }), 'session_revoked')
  })
})

describe('two devices that sign in within the same second', () => {
  test('both get a session, and ending one leaves the other, also when it is ended in that second', async () => {
    const [phone, desk] = [await createDevice(), await createDevice()]
    const ada = await createCaller()
    await nextSecond()
    const idToken = await idTokenFor(ada.email, ada.password)
    const [ofPhone, ofDesk] = [withClaim(idToken, 0.25), withClaim(idToken, 0.5)]
    const onPhone = dataOf(await exchange(ofPhone, phone.keyHeader))
    const onDesk = dataOf(await exchange(ofDesk, desk.keyHeader))
    dataOf(await callApi(endSession, { sessionId: sidOf(onPhone.refresh_token) }, { token: onDesk.access_token }))
    await expectOver(ofPhone, ada)
    await expectOver(withClaim(await idTokenFor(ada.email, ada.password), 0.25, idToken), ada)
    expect(await readAs(ofDesk, paths.workspace(ada.workspaceId))).toBe(200)
    const headers = await desk.proofFor(ofDesk, Date.now(), { htu: htuOf(verifyFirebaseToken) })
    dataOf(await exchange(ofDesk, { ...desk.keyHeader, ...headers }))
  })

  test('are still one to tokens that name their second only', async () => {
    const [phone, desk] = [await createDevice(), await createDevice()]
    const ada = await createCaller()
    const { idToken } = await signInOn(ada, phone.keyHeader)
    errorOf(await exchange(idToken, desk.keyHeader), 'identity_token_invalid')
  })
})

describe('a sign-in goes on', () => {
  test('when a page that was opened again ends the session that it replaces, also with a key', async () => {
    const device = await createDevice()
    const ada = await createCaller()
    const page = await signInOn(ada, device.keyHeader)
    const headers = {
      ...device.keyHeader,
      ...(await device.proofFor(page.idToken, 0, { htu: htuOf(verifyFirebaseToken) })),
    }
    const reopened = dataOf(await exchange(page.idToken, headers))
    dataOf(await callApi(endSession, { sessionId: page.sid }, { token: reopened.access_token }))
    dataOf(await exchange(page.idToken, headers))
    expect(await readAs(page.idToken, paths.workspace(ada.workspaceId))).toBe(200)
  })

  test('for the person who signs out and in within one second', async () => {
    const ada = await createCaller()
    dataOf(await ada.call(logout, {}))
    dataOf(await (await signInCaller(ada)).call(getMe, {}))
  })
})

describe('a copy of the browser’s storage', () => {
  test('without the device’s key opens no session beside the device’s own', async () => {
    const [device, thief] = [await createDevice(), await createDevice()]
    const ada = await createCaller()
    const { idToken } = await signInOn(ada, device.keyHeader)
    const right = { htu: htuOf(verifyFirebaseToken) }
    const attempts: Headers[] = [
      {},
      thief.keyHeader,
      device.keyHeader,
      { ...thief.keyHeader, ...(await thief.proofFor(idToken, Date.now(), right)) },
      { ...device.keyHeader, ...(await thief.proofFor(idToken, Date.now(), right, device.jwk)) },
      { ...device.keyHeader, ...(await device.proofFor('another token', Date.now(), right)) },
      { ...device.keyHeader, ...(await device.proofFor(idToken, Date.now())) },
    ]
    for (const headers of attempts) errorOf(await exchange(idToken, headers), 'identity_token_invalid')
    dataOf(await exchange(idToken, { ...device.keyHeader, ...(await device.proofFor(idToken, Date.now(), right)) }))
  })

  test('of another user ends nothing of theirs', async () => {
    const [ada, bob] = [await createCaller(), await createCaller()]
    const phone = await signInOn(ada)
    errorOf(await bob.call(endSession, { sessionId: phone.sid }), 'not_found')
    dataOf(await exchange(phone.idToken))
    expect(await readAs(await idTokenFor(bob.email, bob.password), paths.workspace(ada.workspaceId))).toBe(403)
  })
})

function htuOf({ path }: { path: string }): string {
  return `https://postwright.app/api/v1${path}`
}
