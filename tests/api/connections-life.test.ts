import { checkConnection, disconnect } from '@postwright/core/api/connections'
import { connectBluesky } from '../support/connect.ts'
import { writeChannelProfile } from '@postwright/core/api/profiles'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeBlueskyAppPassword } from '../../scripts/bluesky/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { newAppPassword, readProfileRecord } from '../support/bluesky.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { fieldsOf } from '../support/documents.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { type Pds, startPds } from '../support/pds.ts'

let pds: Pds
let proxy: FaultProxy
let owner: TestCaller

beforeAll(async () => {
  pds = await startPds()
  proxy = await startFaultProxy(pds.url)
})

afterAll(async () => {
  await proxy?.stop()
  await pds?.stop()
})

beforeEach(async () => {
  proxy.set({ kind: 'none' })
  owner = await createCaller()
})

const credentials = (changes: object = {}) => ({
  workspaceId: owner.workspaceId,
  service: pds.url,
  handle: pds.handle,
  appPassword: pds.appPassword,
  ...changes,
})

const connect = async (changes: object = {}) => dataOf(await connectBluesky(owner, credentials(changes)))
const target = (connectionId: string) => ({ workspaceId: owner.workspaceId, connectionId })

describe('checking a connection', () => {
  test('renews the tokens and notes when', async () => {
    const connection = await connect()
    const before = await fieldsOf(paths.connectionSecret(connection.id))
    const checked = dataOf(await owner.call(checkConnection, target(connection.id)))
    expect(checked).toMatchObject({ status: 'connected', lastError: null })
    expect(checked.lastCheckedAt).toBeGreaterThan(connection.lastCheckedAt)
    expect((await fieldsOf(paths.connectionSecret(connection.id)))?.['sealed']).not.toBe(before?.['sealed'])
  })

  test('a server that is away is unreachable until it is back', async () => {
    const connection = await connect({ service: proxy.url })
    proxy.set({ kind: 'answer', status: 502, body: '{}' })
    const away = dataOf(await owner.call(checkConnection, target(connection.id)))
    expect(away).toMatchObject({ status: 'unreachable', lastError: { kind: 'platform_down' } })
    proxy.set({ kind: 'none' })
    const back = dataOf(await owner.call(checkConnection, target(connection.id)))
    expect(back).toMatchObject({ status: 'connected', lastError: null })
  })

  test('an app password taken back at the network asks for a new one, and a new one repairs it', async () => {
    const account = await pds.createAccount('grace')
    const mine = { handle: account.handle, appPassword: account.appPassword }
    const connection = await connect(mine)
    await revokeBlueskyAppPassword(pds.url, account)
    const revoked = dataOf(await owner.call(checkConnection, target(connection.id)))
    expect(revoked).toMatchObject({ status: 'needs_reconnect', lastError: { kind: 'token_expired' } })
    const appPassword = await newAppPassword(pds.url, account, 'another')
    expect(await connect({ ...mine, appPassword })).toMatchObject({ id: connection.id, status: 'connected' })
  })
})

describe('changing the profile of a connected account', () => {
  const before = { name: '', bio: '' }
  const after = { name: 'Ada Wright', bio: 'Oak tables.\nMade by hand.' }

  test('happens once at the network, is recorded, and may be repeated and taken back', async () => {
    const connection = await connect()
    const change = (seen: typeof before, wanted: typeof before, caller = owner) =>
      caller.call(writeChannelProfile, { ...target(connection.id), seenTexts: seen, wantedTexts: wanted })
    dataOf(await change(before, { ...after, bio: `${after.bio}\n ` }))
    const written = { displayName: after.name, description: after.bio }
    expect(await readProfileRecord(pds.url, pds)).toMatchObject(written)
    dataOf(await change(before, after))
    errorOf(await change({ ...before, bio: 'Never said.' }, { ...after, name: 'Somebody' }), 'profile_changed')
    errorOf(await change(after, { ...after, bio: 'x'.repeat(3_000) }), 'profile_refused')
    errorOf(await change(after, before, await createCaller()), 'not_found')
    expect(await readProfileRecord(pds.url, pds)).toMatchObject(written)
    dataOf(await change(after, before))
    expect(await readProfileRecord(pds.url, pds)).toMatchObject({ displayName: '', description: '' })
    const entries = await auditEntriesFor(paths.connection(owner.workspaceId, connection.id))
    expect(entries.filter((entry) => 'action' in entry && entry.action === 'connection.profile_changed')).toHaveLength(
      3,
    )
  })

  test('says when the network is away, and when access is gone', async () => {
    const connection = await connect({ service: proxy.url })
    const change = () =>
      owner.call(writeChannelProfile, { ...target(connection.id), seenTexts: before, wantedTexts: after })
    proxy.set({ kind: 'answer', status: 502, body: '{}' })
    errorOf(await change(), 'connection_unreachable')
    proxy.set({ kind: 'none' })
    dataOf(await owner.call(disconnect, target(connection.id)))
    errorOf(await change(), 'access_missing')
  })
})

describe('disconnecting', () => {
  test('forgets the secrets, ends the session at the network, and may be repeated', async () => {
    const connection = await connect({ service: proxy.url })
    proxy.seen.length = 0
    expect(dataOf(await owner.call(disconnect, target(connection.id)))).toEqual({ disconnected: true, held: 0 })
    expect(proxy.seen.some((path) => path.includes('deleteSession'))).toBe(true)
    expect(await fieldsOf(paths.connectionSecret(connection.id))).toBeUndefined()
    expect(await fieldsOf(paths.connection(owner.workspaceId, connection.id))).toMatchObject({ status: 'disconnected' })
    dataOf(await owner.call(disconnect, target(connection.id)))
    const checked = dataOf(await owner.call(checkConnection, target(connection.id)))
    expect(checked.status).toBe('disconnected')
  })

  test('works while the network is down', async () => {
    const connection = await connect({ service: proxy.url })
    proxy.set({ kind: 'cut' })
    expect(dataOf(await owner.call(disconnect, target(connection.id)))).toMatchObject({ disconnected: true })
  })
})
