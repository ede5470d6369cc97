import { connectSandbox } from '../support/connect.ts'
import type { Connection } from '@postwright/core/model/connection'
import { paths } from '@postwright/core/paths'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { openSecret, rotateSecret } from '../../functions/src/domain/channel-access/channel-secrets.ts'
import { saveConnection } from '../../functions/src/domain/connections/save-connection.ts'
import { dataOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { fieldsOf, setFields } from '../support/documents.ts'
import { createLocalDeps } from '../support/local-api.ts'

const account = { externalId: 'did:plc:a', handle: 'a.test', name: 'A', avatar: null, service: 'https://a.test' }

let deps: Deps
let owner: TestCaller
let workspaceId: string

beforeAll(async () => {
  deps = await createLocalDeps()
})

beforeEach(async () => {
  owner = await createCaller()
  workspaceId = owner.workspaceId
})

function connect(secret: string): Promise<Connection> {
  const caller = { uid: owner.uid, sessionId: 's1', role: 'user' as const }
  return saveConnection(deps, caller, {
    workspaceId,
    platform: 'bluesky',
    mode: 'direct',
    appRef: null,
    channel: { account, isProven: false, secret },
  })
}

async function opened(connection: Connection) {
  const found = await openSecret(deps, workspaceId, connection)
  if (!found) throw new Error('The connection has no secret.')
  return found
}

describe('the secret of a connection', () => {
  test('is rotated by the caller that read the newest; a late rotation changes nothing', async () => {
    const connection = await connect('first')
    const { rev } = await opened(connection)
    expect(await rotateSecret(deps, workspaceId, connection, { seenRev: rev, secret: 'second' })).toBe(true)
    expect(await rotateSecret(deps, workspaceId, connection, { seenRev: rev, secret: 'late' })).toBe(false)
    expect((await opened(connection)).secret).toBe('second')
  })

  test('of two rotations at once exactly one is kept', async () => {
    const connection = await connect('first')
    const { rev } = await opened(connection)
    const rotate = (secret: string) => rotateSecret(deps, workspaceId, connection, { seenRev: rev, secret })
    const [a, b] = await Promise.all([rotate('a'), rotate('b')])
    expect([a, b].filter(Boolean)).toHaveLength(1)
    expect((await opened(connection)).secret).toBe(a ? 'a' : 'b')
  })

  test('is not brought back by a rotation from before a disconnect, nor does it replace the new one', async () => {
    const connection = await connect('old')
    const before = await opened(connection)
    await setFields(paths.connectionSecret(connection.id), null)
    const late = { seenRev: before.rev, secret: 'old rotated' }
    expect(await rotateSecret(deps, workspaceId, connection, late)).toBe(false)
    expect(await openSecret(deps, workspaceId, connection)).toBeNull()
    await connect('new')
    expect(await rotateSecret(deps, workspaceId, connection, late)).toBe(false)
    expect((await opened(connection)).secret).toBe('new')
  })

  test('opens for no other connection, even when its document is copied there', async () => {
    const connection = await connect('mine')
    const other = dataOf(await connectSandbox(owner, { workspaceId }))
    const stolen = await fieldsOf(paths.connectionSecret(connection.id))
    await setFields(paths.connectionSecret(other.id), { ...stolen })
    await expect(openSecret(deps, workspaceId, other)).rejects.toThrow()
    await expect(openSecret(deps, 'another-workspace', connection)).rejects.toThrow()
  })
})
