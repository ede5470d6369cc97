import { checkConnection, disconnect } from '@postwright/core/api/connections'
import { connectBluesky, connectSandbox } from '../support/connect.ts'
import { setSandbox } from '@postwright/core/api/sandbox'
import { paths } from '@postwright/core/paths'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf } from '../support/documents.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'
import { addMember } from '../support/members.ts'

let owner: TestCaller
let stopApi: (() => Promise<void>) | null = null

beforeEach(async () => {
  owner = await createCaller()
})

afterEach(async () => {
  await stopApi?.()
  stopApi = null
})

const connect = async (name?: string) =>
  dataOf(await connectSandbox(owner, { workspaceId: owner.workspaceId, ...(name !== undefined && { name }) }))

const switches = (connectionId: string, changes: object = {}) => ({
  workspaceId: owner.workspaceId,
  connectionId,
  mode: 'slow' as const,
  lookup: true,
  ...changes,
})

describe('a channel on the sandbox network', () => {
  test('opens with everything working', async () => {
    const connection = await connect()
    expect(connection).toMatchObject({ platform: 'sandbox', name: 'Sandbox', handle: 'sandbox', status: 'connected' })
    const channel = await fieldsOf(paths.sandboxChannel(owner.workspaceId, connection.id))
    expect(channel).toMatchObject({ mode: 'ok', lookup: true, schema: 1, rev: 1 })
    expect(channel).not.toHaveProperty('id')
  })

  test('opening it twice, even at once, gives the same channel; another name gives another', async () => {
    const [a, b] = await Promise.all([connect('Practice'), connect('practice')])
    expect(a.id).toBe(b.id)
    expect((await connect('Second one')).id).not.toBe(a.id)
  })

  test('its switches change how it behaves, and a check sees revoked access; reconnecting repairs it', async () => {
    const { id } = await connect()
    const target = { workspaceId: owner.workspaceId, connectionId: id }
    expect(dataOf(await owner.call(checkConnection, target)).status).toBe('connected')
    const set = dataOf(await owner.call(setSandbox, switches(id, { mode: 'revoked', lookup: false })))
    expect(set).toMatchObject({ id, mode: 'revoked', lookup: false, rev: 2 })
    const revoked = dataOf(await owner.call(checkConnection, target))
    expect(revoked).toMatchObject({ status: 'needs_reconnect', lastError: { kind: 'token_expired' } })
    expect(await connect()).toMatchObject({ id, status: 'connected' })
    expect(dataOf(await owner.call(checkConnection, target)).status).toBe('connected')
  })

  test('can be disconnected and keeps its channel for a return', async () => {
    const { id } = await connect()
    dataOf(await owner.call(setSandbox, switches(id)))
    dataOf(await owner.call(disconnect, { workspaceId: owner.workspaceId, connectionId: id }))
    expect(await connect()).toMatchObject({ id, status: 'connected' })
    expect(await fieldsOf(paths.sandboxChannel(owner.workspaceId, id))).toMatchObject({ mode: 'slow' })
  })

  test('bad switches are refused, an unknown channel is not found', async () => {
    const { id } = await connect()
    const bad = await callApi(setSandbox, { ...switches(id), mode: 'explode' as 'ok' }, { token: owner.accessToken })
    expect(errorOf(bad, 'validation_failed').fields).toHaveProperty('mode')
    errorOf(await owner.call(setSandbox, switches('nothing')), 'not_found')
  })

  test('a stranger finds nothing, a viewer may not', async () => {
    const { id } = await connect()
    const stranger = await createCaller()
    errorOf(await stranger.call(setSandbox, switches(id)), 'not_found')
    errorOf(await connectSandbox(stranger, { workspaceId: owner.workspaceId }), 'not_found')
    await addMember(owner.workspaceId, stranger.uid, 'viewer')
    errorOf(await stranger.call(setSandbox, switches(id)), 'forbidden')
    errorOf(await connectSandbox(stranger, { workspaceId: owner.workspaceId }), 'forbidden')
  })
})

describe('where the sandbox network does not exist', () => {
  test('connecting and setting it answer that it is not available', async () => {
    const served = await serveApi(await createLocalDeps())
    stopApi = served.stop
    const person = await createCaller({ api: served.api })
    const { workspaceId } = person
    errorOf(await connectSandbox(person, { workspaceId }), 'network_unavailable')
    const input = { ...switches('c1'), workspaceId }
    errorOf(await person.call(setSandbox, input), 'network_unavailable')
  })
})

describe('outside the emulators', () => {
  test('no address inside a private network is called', async () => {
    const served = await serveApi(await createLocalDeps({ ALLOW_PRIVATE_NETWORK: 'false' }))
    stopApi = served.stop
    const person = await createCaller({ api: served.api })
    for (const service of ['https://127.0.0.1', 'https://localhost', 'http://example.com', 'https://[::1]:2583']) {
      const credentials = { workspaceId: person.workspaceId, service, handle: 'a.test', appPassword: 'x' }
      const refused = errorOf(await connectBluesky(person, credentials), 'address_refused')
      expect(refused.fields).toHaveProperty('service')
    }
  })
})
