import type { MemberRole } from '@postwright/core/rights/rights'
import { checkConnection, disconnect } from '@postwright/core/api/connections'
import { connectBluesky, connectSandbox } from '../support/connect.ts'
import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { setProfile } from '../support/bluesky.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { addMember } from '../support/members.ts'
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

describe('connecting a Bluesky account', () => {
  test('signs in for real and shows the account as it presents itself', async () => {
    await setProfile(pds.url, pds)
    const connection = await connect({ handle: `@${pds.handle.toUpperCase()}` })
    expect(connection).toMatchObject({
      platform: 'bluesky',
      externalId: pds.did,
      handle: pds.handle,
      name: 'Ada of the Engine',
      avatar: expect.stringMatching(/^data:image\/webp;base64,/),
      service: pds.url,
      status: 'connected',
      lastError: null,
      rev: 1,
      createdBy: owner.uid,
    })
    const path = paths.connection(owner.workspaceId, connection.id)
    expect(await fieldsOf(path)).toMatchObject({ handle: pds.handle })
    expect(await auditEntriesFor(path)).toMatchObject([{ action: 'connection.connected', actorUid: owner.uid }])
  })

  test('secrets are in no reply and in no document that clients may read, and lie sealed', async () => {
    const connection = await connect()
    const stored = await fieldsOf(paths.connectionSecret(connection.id))
    const sealed = String(stored?.['sealed'])
    expect(sealed).toMatch(/^pw1\./)
    const shown = JSON.stringify([
      connection,
      dataOf(await owner.call(checkConnection, target(connection.id))),
      await fieldsOf(paths.connection(owner.workspaceId, connection.id)),
      await auditEntriesFor(paths.connection(owner.workspaceId, connection.id)),
      stored,
    ])
    expect(shown).not.toContain(pds.appPassword)
    // Matches whole tokens and field names, because a random id can contain any few letters.
    expect(shown).not.toMatch(/eyJ[\w-]+\.eyJ|"\w*Jwt"|"appPassword"/)
  })

  test('connecting again renews the same connection', async () => {
    const first = await connect()
    dataOf(await owner.call(disconnect, target(first.id)))
    const second = await connect()
    expect(second).toMatchObject({ id: first.id, status: 'connected', createdAt: first.createdAt, rev: first.rev + 2 })
    const { size } = await database().collection(paths.connections(owner.workspaceId)).get()
    expect(size).toBe(1)
    const actions = await auditEntriesFor(paths.connection(owner.workspaceId, first.id))
    expect(new Set(actions.map((entry) => ('action' in entry ? entry.action : null)))).toEqual(
      new Set(['connection.connected', 'connection.disconnected', 'connection.renewed']),
    )
  })

  test('a second server that claims a connected account does not get the channel before it is disconnected', async () => {
    const { id } = await connect()
    const secretBefore = await fieldsOf(paths.connectionSecret(id))
    const reply = await connectBluesky(owner, credentials({ service: proxy.url }))
    expect(errorOf(reply, 'connection_refused').fields?.['service']).toContain('disconnect it there first')
    expect(await fieldsOf(paths.connection(owner.workspaceId, id))).toMatchObject({
      service: pds.url,
      status: 'connected',
    })
    expect(await fieldsOf(paths.connectionSecret(id))).toEqual(secretBefore)
    dataOf(await owner.call(disconnect, target(id)))
    expect(await connect({ service: proxy.url })).toMatchObject({ id, service: proxy.url })
  })

  test('two tabs connecting at once make one connection', async () => {
    const [a, b] = await Promise.all([connect(), connect()])
    expect(a.id).toBe(b.id)
  })

  test('the same account in another workspace is another connection', async () => {
    const first = await connect()
    owner = await createCaller()
    expect((await connect()).id).not.toBe(first.id)
  })

  test('a wrong app password, an unknown handle and the main password name the input to repair', async () => {
    const wrong = await connectBluesky(owner, credentials({ appPassword: 'aaaa-bbbb-cccc-dddd' }))
    expect(errorOf(wrong, 'connection_refused').fields).toHaveProperty('appPassword')
    const unknown = await connectBluesky(owner, credentials({ handle: 'nobody-here.test' }))
    expect(errorOf(unknown, 'connection_refused').fields).toHaveProperty('handle')
    const main = await connectBluesky(owner, credentials({ appPassword: pds.password }))
    expect(errorOf(main, 'connection_refused').detail).toContain('main password')
    expect((await database().collection(paths.connections(owner.workspaceId)).get()).size).toBe(0)
  })

  test.each([
    ['down', { kind: 'cut' as const }],
    ['in trouble', { kind: 'answer' as const, status: 503, body: '{}' }],
    [
      'no Bluesky server',
      { kind: 'answer' as const, status: 200, body: '<html>', headers: { 'content-type': 'text/html' } },
    ],
  ])('a server that is %s is reported at its address', async (_what, fault) => {
    proxy.set(fault)
    const reply = await connectBluesky(owner, credentials({ service: proxy.url }))
    expect(errorOf(reply, 'connection_unreachable').fields).toHaveProperty('service')
  })

  test('a server that never answers is given up sooner than by other calls; a late one is waited for', async () => {
    proxy.set({ kind: 'never' })
    const started = Date.now()
    const reply = await connectBluesky(owner, credentials({ service: proxy.url }))
    errorOf(reply, 'connection_unreachable')
    expect(Date.now() - started).toBeLessThan(NETWORK_CALL_TIMEOUT)
    proxy.set({ kind: 'late', ms: 1000 })
    expect((await connect({ service: proxy.url })).service).toBe(proxy.url)
  })

  test('a closed port and a name that does not exist are unreachable, cloud metadata is refused', async () => {
    for (const service of ['http://127.0.0.1:9', 'https://no-such-host.invalid']) {
      errorOf(await connectBluesky(owner, credentials({ service })), 'connection_unreachable')
    }
    for (const service of ['http://169.254.169.254', 'http://2852039166/', 'http://metadata.google.internal']) {
      const reply = await connectBluesky(owner, credentials({ service }))
      expect(errorOf(reply, 'address_refused').fields).toHaveProperty('service')
    }
  })

  test.each([
    { service: 'ftp://example.com' },
    { service: 'javascript:alert(1)' },
    { service: 5 },
    { handle: '' },
    { handle: null },
    { appPassword: ' ' },
    { appPassword: 'x'.repeat(201) },
    { appPassword: { $ne: '' } },
  ])('malformed input is refused: %j', async (changes) => {
    const [name = ''] = Object.keys(changes)
    const reply = await connectBluesky(owner, credentials(changes))
    const named = Object.keys(errorOf(reply, 'validation_failed').fields ?? {})
    expect(named.map((field) => field.replace('values.', ''))).toContain(name)
  })
})

describe('who may', () => {
  const refusals = async (caller: TestCaller, connectionId: string) => [
    await connectBluesky(caller, credentials()),
    await connectSandbox(caller, { workspaceId: owner.workspaceId }),
    await caller.call(checkConnection, target(connectionId)),
    await caller.call(disconnect, target(connectionId)),
  ]

  test('a stranger learns nothing, not even that the workspace exists', async () => {
    const { id } = await connect()
    const stranger = await createCaller()
    for (const reply of await refusals(stranger, id)) errorOf<unknown>(reply, 'not_found')
    const elsewhere = { workspaceId: stranger.workspaceId, connectionId: id }
    errorOf(await stranger.call(checkConnection, elsewhere), 'not_found')
    errorOf(await stranger.call(disconnect, elsewhere), 'not_found')
  })

  test.each<MemberRole>(['viewer', 'approver'])('a member who is %s is refused', async (role) => {
    const { id } = await connect()
    const member = await createCaller()
    await addMember(owner.workspaceId, member.uid, role)
    for (const reply of await refusals(member, id)) errorOf<unknown>(reply, 'forbidden')
  })

  test('an editor may', async () => {
    const editor = await createCaller()
    await addMember(owner.workspaceId, editor.uid, 'editor')
    const { id } = dataOf(await connectBluesky(editor, credentials()))
    expect(dataOf(await editor.call(disconnect, target(id)))).toMatchObject({ disconnected: true })
  })

  test('is refused without a sign-in', async () => {
    errorOf(await connectBluesky(owner, credentials(), { token: undefined }), 'unauthenticated')
    errorOf(await owner.call(disconnect, target('c1'), { token: undefined }), 'unauthenticated')
  })
})
