import { register, verifyFirebaseToken } from '@postwright/core/api/auth'
import { afterEach, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/deps.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { idTokenFor, newPerson } from '../support/callers.ts'
import { identityExists } from '../support/identities.ts'
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

test('a process that dies between identity and account does not block the next try', async () => {
  const deps = await createLocalDeps()
  const person = newPerson()
  const cutOff = { ...deps, transact: down, identity: { ...deps.identity, deleteUser: down } }
  errorOf(await callApi(register, person, { api: await serve(cutOff) }), 'internal')
  expect(await identityExists(person.email)).toBe(true)

  const waits: number[] = []
  const sleep = (ms: number) => Promise.resolve(void waits.push(ms))
  const patient = { ...deps, clock: { ...deps.clock, sleep } }
  const retry = { ...person, password: 'another fine password' }
  const { user } = dataOf(await callApi(register, retry, { api: await serve(patient) }))
  expect(waits.length).toBeLessThanOrEqual(1)
  expect(Math.max(0, ...waits)).toBeLessThanOrEqual(6_000)
  const token = await idTokenFor(person.email, retry.password)
  expect(dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: token })).user.id).toBe(user.id)
})

test('an account that a cut-off registration left is completed by signing in', async () => {
  const deps = await createLocalDeps()
  const person = newPerson()
  const cutOff = { ...deps, transact: down, identity: { ...deps.identity, deleteUser: down } }
  errorOf(await callApi(register, person, { api: await serve(cutOff) }), 'internal')
  const token = await idTokenFor(person.email, person.password)
  const { user } = dataOf(await callApi(verifyFirebaseToken, { firebase_id_token: token }))
  expect(user).toMatchObject({ email: person.email, username: person.username })
})

test('an identity somebody has signed in with is never taken over', async () => {
  const deps = await createLocalDeps()
  const person = newPerson()
  const cutOff = { ...deps, transact: down, identity: { ...deps.identity, deleteUser: down } }
  errorOf(await callApi(register, person, { api: await serve(cutOff) }), 'internal')
  await idTokenFor(person.email, person.password)
  const thief = { ...newPerson(), email: person.email }
  errorOf(await callApi(register, thief, { api: await serve(deps) }), 'email_exists')
  await idTokenFor(person.email, person.password)
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
