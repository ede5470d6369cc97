import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import type { Endpoint, InputOf, OutputOf } from '@postwright/core/endpoint'
import type { User } from '@postwright/core/model/user'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { callApi, type CallOptions, dataOf, type Reply } from './api.ts'
import { EMULATORS } from './emulators.ts'

/** A signed-in person of a test. */
export type TestCaller = {
  uid: string
  workspaceId: string
  user: User
  email: string
  password: string
  accessToken: string
  refreshToken: string
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<Reply<OutputOf<E>>>
}

type CallerOptions = { fullName?: string; timeZone?: string; email?: string; api?: string }

const signInSchema = z.object({ idToken: z.string() })

/** Registers a new person, signs in at the Auth emulator and opens a session, as the client does. */
export async function createCaller({ fullName, timeZone, email, api }: CallerOptions = {}): Promise<TestCaller> {
  const made = newPerson()
  const person = { ...made, email: email ?? made.email }
  const via = api === undefined ? {} : { api }
  dataOf(
    await callApi(register, { ...person, full_name: fullName ?? person.full_name, time_zone: timeZone ?? 'UTC' }, via),
  )
  return signInCaller(person, api)
}

/** Opens another session for a person who is registered already. */
export async function signInCaller(
  { email, password }: { email: string; password: string },
  api?: string,
): Promise<TestCaller> {
  const via = api === undefined ? {} : { api }
  const firebaseIdToken = await idTokenFor(email, password)
  const session = dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: firebaseIdToken }, via))
  const { access_token: accessToken, refresh_token: refreshToken, user } = session
  return {
    uid: user.id,
    workspaceId: user.defaultWorkspaceId,
    user,
    email,
    password,
    accessToken,
    refreshToken,
    call: (endpoint, input, options = {}) => callApi(endpoint, input, { ...via, token: accessToken, ...options }),
  }
}

/** Registration input with an unused username and email. */
export function newPerson() {
  const name = `p${randomBytes(6).toString('hex')}`
  return {
    full_name: 'Ada Lovelace',
    username: name,
    email: `${name}@example.com`,
    password: `long enough ${name}`,
  }
}

/** An ID token of the Auth emulator for an email and password. */
export async function idTokenFor(email: string, password: string): Promise<string> {
  return askAuth('accounts:signInWithPassword', { email, password, returnSecureToken: true })
}

/** An ID token of a Google sign-in, which also works for people without an account. */
export async function googleIdTokenFor(profile: { sub: string; email: string; name?: string }): Promise<string> {
  const idToken = JSON.stringify({ ...profile, email_verified: true })
  return askAuth('accounts:signInWithIdp', {
    postBody: new URLSearchParams({ id_token: idToken, providerId: 'google.com' }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  })
}

async function askAuth(method: string, body: object): Promise<string> {
  const response = await fetch(`http://${EMULATORS.auth}/identitytoolkit.googleapis.com/v1/${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const reply: unknown = await response.json()
  if (!response.ok) throw new Error(`The Auth emulator refused ${method}: ${JSON.stringify(reply)}`)
  return signInSchema.parse(reply).idToken
}
