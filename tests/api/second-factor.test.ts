import { createApiKey } from '@postwright/core/api/api-keys'
import { firebaseLogin, refreshToken, verifyFirebaseToken } from '@postwright/core/api/auth'
import * as contract from '@postwright/core/api/second-factor'
import { reauthenticate } from '@postwright/core/api/sessions'
import { changePassword, getMe } from '@postwright/core/api/users'
import { LOCKED_FOR, REMOVAL_DELAY, WRONG_CODES_MAX } from '@postwright/core/model/second-factor'
import { paths } from '@postwright/core/paths'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { confirm } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { codeAt, createAuthenticator } from '../support/authenticator.ts'
import { createCaller, idTokenFor, type TestCaller } from '../support/callers.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { createDevice } from '../support/device.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { readAs } from '../support/firestore-reads.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { nextSecond } from '../support/next-second.ts'

const STEP = 30_000

/** Address of an API in this process, whose clock the tests advance by time steps of the authenticator app. */
let api: string
let clock: TestClock
let stop: () => Promise<void>
beforeEach(async () => {
  clock = createTestClock(Date.now())
  const served = await serveApi(await createLocalDeps({}, { clock }))
  api = served.api
  stop = served.stop
})
afterEach(() => stop?.())

const codeOf = (secret: string) => codeAt(secret, clock.now())

/** A person whose app is set up, on the device that has done it. */
async function protectedPerson() {
  const ada = await createCaller({ api })
  await nextSecond()
  await confirm(ada)
  const { secret, uri } = dataOf(await ada.call(contract.beginApp, {}))
  const { facts, recoveryCodes } = dataOf(await ada.call(contract.confirmApp, { code: codeOf(secret) }))
  clock.advance(STEP)
  return { ada, secret, uri, facts, recoveryCodes: recoveryCodes ?? [] }
}

/** Signs in with the password in a new second, so that it counts as another device's sign-in. Returns the ID token. */
async function signInElsewhere({ email, password }: TestCaller): Promise<string> {
  await nextSecond()
  return idTokenFor(email, password)
}

const exchange = (firebase_id_token: string, headers: Record<string, string> = {}, endpoint = verifyFirebaseToken) =>
  callApi(endpoint, { firebase_id_token }, { api, headers })
const prove = (firebase_id_token: string, proof: z.input<typeof contract.proveSignIn.input>['proof'], more = {}) =>
  callApi(contract.proveSignIn, { firebase_id_token, proof, ...more }, { api })
const challengeIn = (question: Record<string, unknown> | null) => String(question?.['challenge'])
const mailsOf = async ({ email }: TestCaller) => {
  const { docs } = await database().collection('mails').where('to', '==', email).get()
  return docs.map((each) => z.object({ event: z.string() }).parse(each.get('facts')).event).toSorted()
}

describe('an authenticator app', () => {
  it('turns the second factor on: other devices are out, and a new one needs a code, for the API as for reads', async () => {
    const earlier = await createCaller({ api })
    const other = await signInElsewhere(earlier)
    const session = dataOf(await exchange(other))
    await nextSecond()
    await confirm(earlier)
    const { secret, uri } = dataOf(await earlier.call(contract.beginApp, {}))
    expect(uri).toContain(encodeURIComponent(earlier.email))
    const { facts, recoveryCodes } = dataOf(await earlier.call(contract.confirmApp, { code: codeOf(secret) }))
    clock.advance(STEP)
    expect(facts).toMatchObject({ isOn: true, hasApp: true, recoveryCodesLeft: 10 })
    expect(new Set(recoveryCodes).size).toBe(10)

    errorOf(await callApi(getMe, {}, { api, token: session.access_token }), 'session_revoked')
    errorOf(await callApi(refreshToken, { refreshToken: session.refresh_token }, { api }), 'session_revoked')
    const id = await signInElsewhere(earlier)
    for (const endpoint of [verifyFirebaseToken, firebaseLogin]) {
      errorOf(await exchange(id, {}, endpoint), 'second_factor_required')
    }
    const { workspaceId, uid } = earlier
    for (const path of [paths.workspace(workspaceId), paths.user(uid)]) expect(await readAs(id, path)).toBe(403)
    expect(dataOf(await callApi(contract.askSecondFactor, { firebase_id_token: id }, { api })).methods).toEqual([
      'app',
      'recovery',
    ])

    dataOf(await prove(id, { kind: 'app', code: codeOf(secret) }))
    dataOf(await exchange(id))
    for (const path of [paths.workspace(workspaceId), paths.user(uid)]) expect(await readAs(id, path)).toBe(200)
    expect(dataOf(await earlier.call(getMe, {})).id).toBe(uid)
    expect(await mailsOf(earlier)).toEqual(['on'])
  })

  it('counts only once a code has confirmed it, and its secret is nowhere to be read', async () => {
    const ada = await createCaller({ api })
    errorOf(await ada.call(contract.beginApp, {}), 'reauthentication_required')
    await nextSecond()
    await confirm(ada)
    const { secret } = dataOf(await ada.call(contract.beginApp, {}))
    errorOf(
      await ada.call(contract.confirmApp, { code: codeAt(secret, clock.now() - 10 * STEP) }),
      'second_factor_refused',
    )
    dataOf(await exchange(await signInElsewhere(ada)))
    expect(JSON.stringify(await fieldsOf(paths.secondFactor(ada.uid)))).not.toContain(secret)
    await setFields(paths.secondFactor(ada.uid), { pendingApp: { expiresAt: clock.now() } })
    errorOf(await ada.call(contract.confirmApp, { code: codeOf(secret) }), 'second_factor_refused')
  })

  it('takes no code twice, neither one after the other nor at once, and none of another person', async () => {
    const { ada, secret } = await protectedPerson()
    const eve = await protectedPerson()
    const id = await signInElsewhere(ada)
    errorOf(await prove(id, { kind: 'app', code: codeOf(eve.secret) }), 'second_factor_refused')
    errorOf(await prove(id, { kind: 'recovery', code: eve.recoveryCodes[0] ?? '' }), 'second_factor_refused')
    clock.advance(STEP)
    const code = codeOf(secret)
    const replies = await Promise.all([1, 2, 3].map(() => prove(id, { kind: 'app', code })))
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    const next = await signInElsewhere(ada)
    errorOf(await prove(next, { kind: 'app', code }), 'second_factor_refused')
    errorOf(await exchange(next), 'second_factor_required')
  })

  it('locks after five wrong codes, for longer each time, while a right code waits and sessions go on', async () => {
    const { ada, secret, recoveryCodes } = await protectedPerson()
    const id = await signInElsewhere(ada)
    const wrong = { kind: 'app', code: '000000' } as const
    for (let count = 0; count < WRONG_CODES_MAX; count += 1) errorOf(await prove(id, wrong), 'second_factor_refused')
    clock.advance(STEP)
    errorOf(await prove(id, { kind: 'app', code: codeOf(secret) }), 'second_factor_locked')
    errorOf(await prove(id, { kind: 'recovery', code: recoveryCodes[0] ?? '' }), 'second_factor_locked')
    expect(dataOf(await ada.call(getMe, {})).id).toBe(ada.uid)
    clock.advance(LOCKED_FOR)
    errorOf(await prove(id, wrong), 'second_factor_refused')
    clock.advance(LOCKED_FOR)
    errorOf(await prove(id, { kind: 'app', code: codeOf(secret) }), 'second_factor_locked')
    clock.advance(LOCKED_FOR)
    dataOf(await prove(id, { kind: 'app', code: codeOf(secret) }))
  })
})

it('a second factor whose document is lost lets nobody in', async () => {
  const { ada } = await protectedPerson()
  await setFields(paths.secondFactor(ada.uid), null)
  errorOf(await exchange(await signInElsewhere(ada)), 'second_factor_required')
})

describe('sensitive calls', () => {
  it('need the second factor, and not the password alone', async () => {
    const { ada, secret } = await protectedPerson()
    await setFields(paths.session(ada.refreshToken.split('.')[0] ?? ''), { reauthenticatedAt: null })
    const id = await signInElsewhere(ada)
    errorOf(await ada.call(reauthenticate, { firebase_id_token: id }), 'second_factor_required')
    const key = { workspaceId: ada.workspaceId, name: 'Script', scopes: ['posts:read' as const], days: 90 as const }
    errorOf(await ada.call(createApiKey, key), 'reauthentication_required')
    errorOf(await ada.call(contract.turnOffSecondFactor, {}), 'reauthentication_required')
    expect(dataOf(await ada.call(contract.askAgain, {})).methods).toEqual(['app', 'recovery'])
    const wrong = { kind: 'app', code: '000000' } as const
    errorOf(await ada.call(contract.proveAgain, { proof: wrong }), 'second_factor_refused')
    dataOf(await ada.call(contract.proveAgain, { proof: { kind: 'app', code: codeOf(secret) } }))
    dataOf(await ada.call(createApiKey, key))
    expect(dataOf(await ada.call(contract.turnOffSecondFactor, {})).isOn).toBe(false)
    dataOf(await exchange(await signInElsewhere(ada)))
    expect(await mailsOf(ada)).toEqual(['off', 'on'])
  })

  it('let a new password go on in the session that has shown it', async () => {
    const { ada, secret } = await protectedPerson()
    dataOf(await ada.call(contract.proveAgain, { proof: { kind: 'app', code: codeOf(secret) } }))
    const password = `another ${ada.password}`
    await nextSecond()
    dataOf(await ada.call(changePassword, { new_password: password }))
    const stranger = await signInElsewhere({ ...ada, password })
    errorOf(await exchange(stranger), 'second_factor_required')
    dataOf(await ada.call(reauthenticate, { firebase_id_token: stranger }))
    expect(dataOf(await ada.call(getMe, {})).id).toBe(ada.uid)
    dataOf(await callApi(refreshToken, { refreshToken: ada.refreshToken }, { api }))
  })
})

describe('a recovery code', () => {
  it('lets in once, however it is written, and turns the second factor off a day later unless its owner keeps it', async () => {
    const { ada, secret, recoveryCodes } = await protectedPerson()
    const id = await signInElsewhere(ada)
    const [first = '', second = ''] = recoveryCodes
    dataOf(await prove(id, { kind: 'recovery', code: ` ${first.toUpperCase().replaceAll('-', ' ')}` }))
    const session = dataOf(await exchange(id))
    const call: TestCaller['call'] = (endpoint, input) => callApi(endpoint, input, { api, token: session.access_token })
    errorOf(await prove(await signInElsewhere(ada), { kind: 'recovery', code: first }), 'second_factor_refused')
    dataOf(await call(contract.proveAgain, { proof: { kind: 'recovery', code: second } }))
    errorOf(await call(contract.renewRecoveryCodes, {}), 'forbidden')
    const { isOn, removesAt, recoveryCodesLeft } = dataOf(await call(contract.turnOffSecondFactor, {}))
    expect({ isOn, removesAt, recoveryCodesLeft }).toEqual({
      isOn: true,
      removesAt: clock.now() + REMOVAL_DELAY,
      recoveryCodesLeft: 8,
    })
    expect(await mailsOf(ada)).toEqual(['on', 'recovery', 'recovery', 'removal'])

    expect(dataOf(await ada.call(contract.keepSecondFactor, {})).removesAt).toBeNull()
    clock.advance(REMOVAL_DELAY + 1)
    errorOf(await exchange(await signInElsewhere(ada)), 'second_factor_required')
    dataOf(await prove(id, { kind: 'app', code: codeOf(secret) }))
  })

  it('turns it off when nobody has kept it', async () => {
    const { ada, recoveryCodes } = await protectedPerson()
    const [first = '', second = ''] = recoveryCodes
    const id = await signInElsewhere(ada)
    dataOf(await prove(id, { kind: 'recovery', code: first }))
    const session = dataOf(await exchange(id))
    const call: TestCaller['call'] = (endpoint, input) => callApi(endpoint, input, { api, token: session.access_token })
    dataOf(await call(contract.proveAgain, { proof: { kind: 'recovery', code: second } }))
    dataOf(await call(contract.turnOffSecondFactor, {}))
    clock.advance(REMOVAL_DELAY - 1)
    errorOf(await exchange(await signInElsewhere(ada)), 'second_factor_required')
    clock.advance(2)
    const later = await signInElsewhere(ada)
    dataOf(await exchange(later))
    expect(await readAs(later, paths.workspace(ada.workspaceId))).toBe(200)
  })
})

describe('a passkey', () => {
  it('is added by its answer to a question of ours, and signs in; answers count once, from our pages, in order', async () => {
    const ada = await createCaller({ api })
    await nextSecond()
    await confirm(ada)
    const key = createAuthenticator(EMULATORS.web)
    const { question } = dataOf(await ada.call(contract.beginPasskey, {}))
    const name = 'Laptop'
    for (const lies of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }]) {
      const passkey = key.make(challengeIn(question), lies)
      errorOf(await ada.call(contract.addPasskey, { name, passkey }), 'second_factor_refused')
    }
    errorOf(await ada.call(contract.addPasskey, { name, passkey: key.make('c3RyYW5nZXI') }), 'second_factor_refused')
    const added = await ada.call(contract.addPasskey, { name, passkey: key.make(challengeIn(question)) })
    expect(dataOf(added)).toMatchObject({ facts: { isOn: true, hasApp: false, passkeys: [{ name }] } })

    const id = await signInElsewhere(ada)
    errorOf(await exchange(id), 'second_factor_required')
    const asked = dataOf(await callApi(contract.askSecondFactor, { firebase_id_token: id }, { api }))
    expect(asked.methods).toEqual(['passkey', 'recovery'])
    const challenge = challengeIn(asked.question)
    for (const lies of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { counter: 1 }]) {
      const answer = key.answer(challenge, lies)
      errorOf(await prove(id, { kind: 'passkey', answer }), 'second_factor_refused')
    }
    const foreign = createAuthenticator(EMULATORS.web).answer(challenge)
    errorOf(await prove(id, { kind: 'passkey', answer: foreign }), 'second_factor_refused')
    const answer = key.answer(challenge)
    dataOf(await prove(id, { kind: 'passkey', answer }))
    dataOf(await exchange(id))
    errorOf(await prove(await signInElsewhere(ada), { kind: 'passkey', answer }), 'second_factor_refused')

    const [only] = dataOf(await ada.call(contract.getSecondFactor, {})).passkeys
    errorOf(await ada.call(contract.removePasskey, { passkeyId: only?.id ?? '' }), 'forbidden')
    const eve = await protectedPerson()
    errorOf(await eve.ada.call(contract.removePasskey, { passkeyId: only?.id ?? '' }), 'not_found')
  })
})

describe('a trusted device', () => {
  it('is not asked again for 30 days; a copy of its storage without its key is', async () => {
    const { ada, secret } = await protectedPerson()
    const device = await createDevice()
    const id = await signInElsewhere(ada)
    const proof = { kind: 'app', code: codeOf(secret) } as const
    const body = { firebase_id_token: id, proof, trust_device: true }
    dataOf(await callApi(contract.proveSignIn, body, { api, headers: device.keyHeader }))
    const htu = `https://postwright.app/api/v1${verifyFirebaseToken.path}`
    const next = await signInElsewhere(ada)
    const stranger = await createDevice()
    errorOf(await exchange(next, await stranger.proofFor(next, 0, { htu })), 'second_factor_required')
    dataOf(await exchange(next, await device.proofFor(next, 0, { htu })))
    clock.advance(31 * 24 * 60 * 60_000)
    const later = await signInElsewhere(ada)
    errorOf(await exchange(later, await device.proofFor(later, 0, { htu })), 'second_factor_required')
  })
})
