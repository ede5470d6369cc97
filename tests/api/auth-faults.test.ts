import { recoverPassword, register, resetPassword, verifyFirebaseToken } from '@postwright/core/api/auth'
import { afterEach, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { lettersTo } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { idTokenFor, newPerson } from '../support/callers.ts'
import { identityExists, makeIdentity } from '../support/identities.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const servers: (() => Promise<void>)[] = []

async function serve(deps: Deps): Promise<string> {
  const { api, stop } = await serveApi(deps)
  servers.push(stop)
  return api
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((stop) => stop()))
})

const down = () => Promise.reject(new Error('the database is down'))

test('a failed transaction takes the identity back, and the next try succeeds at once', async () => {
  const deps = await createLocalDeps()
  const person = newPerson()
  errorOf(await callApi(register, person, { api: await serve({ ...deps, transact: down }) }), 'internal')
  expect(await identityExists(person.email)).toBe(false)
  dataOf(await callApi(register, person))
})

test('a registration that was cut off is finished by its person alone: with a recovered password and a sign-in', async () => {
  const deps = await createLocalDeps()
  const person = newPerson()
  const cutOff = { ...deps, transact: down, identity: { ...deps.identity, deleteUser: down } }
  errorOf(await callApi(register, person, { api: await serve(cutOff) }), 'internal')
  errorOf(await callApi(register, { ...newPerson(), email: person.email }), 'email_exists')
  const unproven = await idTokenFor(person.email, person.password)
  errorOf(await callApi(verifyFirebaseToken, { firebase_id_token: unproven }), 'identity_token_invalid')

  dataOf(await callApi(recoverPassword, { email: person.email }))
  const oobCode = (await lettersTo(person.email)).at(-1)?.oobCode ?? ''
  dataOf(await callApi(resetPassword, { oobCode, new_password: 'quite another sentence' }))
  const token = await idTokenFor(person.email, 'quite another sentence')
  const { user } = dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: token }))
  expect(user).toMatchObject({ email: person.email, emailVerified: true })
})

test('an identity that an operator made, with a right of its own, cannot be registered by another', async () => {
  const operators = newPerson()
  const uid = await makeIdentity(operators, { admin: true })
  const thief = { ...newPerson(), email: operators.email }
  errorOf(await callApi(register, thief), 'email_exists')
  await expect(idTokenFor(operators.email, thief.password)).rejects.toThrow()
  const token = await idTokenFor(operators.email, operators.password)
  expect(dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: token })).user.id).toBe(uid)
})

test('a reply lost after the commit still reports the account as made', async () => {
  const deps = await createLocalDeps()
  const person = newPerson()
  const transact: Deps['transact'] = async (work) => {
    await deps.transact(work)
    throw new Error('the connection broke after the commit')
  }
  const { user } = dataOf(await callApi(register, person, { api: await serve({ ...deps, transact }) }))
  const token = await idTokenFor(person.email, person.password)
  expect(dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: token })).user.id).toBe(user.id)
})
