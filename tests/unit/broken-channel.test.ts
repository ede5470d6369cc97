import { type Connection, getBrokenAt } from '@postwright/core/model/connection'
import type { Notification } from '@postwright/core/model/notification'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkConnection } from '../../functions/src/domain/connections/check-connection.ts'
import { secretContext } from '../../functions/src/domain/channel-access/channel-secrets.ts'
import { notifyConnectionBroken, notifyPostHeld } from '../../functions/src/domain/notifications/channel-notices.ts'
import type { Publisher } from '../../functions/src/domain/ports/networks.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeMember } from '../support/factories/world.ts'
import { pathOf } from '../support/memory/database.ts'
import { createMemoryPublishing } from '../support/memory/publishing-ports.ts'

type CheckResult = Awaited<ReturnType<Publisher['check']>>

const HOUR = 60 * 60_000
const BROKE_AT = Date.UTC(2026, 10, 20, 12)
const PLACE = { workspaceId: 'w1', connectionId: 'channel1' }

let clock: TestClock
let answer: CheckResult
let told: Notification | null
let memory: ReturnType<typeof createMemoryPublishing>
let deps: never

const refused = (kind: 'token_expired' | 'platform_down'): CheckResult => ({
  kind: 'refused',
  error: { kind, detail: '', retryable: true },
})

beforeEach(() => {
  clock = createTestClock(BROKE_AT)
  memory = createMemoryPublishing({ clock, ids: { random: () => 'id' } })
  told = null
  const connection = makeConnection({ id: PLACE.connectionId, createdBy: 'editor' })
  const sealed = memory.stores.sealer.seal('secret', secretContext('w1', connection))
  const secret = { ...makeBase(connection.id), workspaceId: 'w1', platform: connection.platform, sealed }
  memory.database.connections.set(pathOf('w1', connection.id), connection)
  memory.database.connectionSecrets.set(connection.id, { ...secret, leaseEndsAt: null })
  memory.database.members.set(pathOf('w1', 'editor'), makeMember('w1', 'editor', 'editor'))
  memory.database.members.set(pathOf('w1', 'owner'), makeMember('w1', 'owner', 'owner'))
  deps = {
    ...memory.stores,
    clock,
    publishers: { sandbox: { check: async () => answer } },
    users: { getIn: async () => makeUser({ id: 'editor' }) },
    notifications: {
      getIn: async () => told,
      saveIn: (_tx: unknown, _uid: string, next: Notification) => void (told = next),
    },
  } as never
})

/** A person checks the channel by hand an hour later, and what the trigger of the write tells. */
async function checkLater(result: CheckResult): Promise<Connection> {
  answer = result
  clock.advance(HOUR)
  const before = memory.database.connections.get(pathOf('w1', PLACE.connectionId))?.data
  const checked = await checkConnection(deps, { uid: 'owner', sessionId: 's', role: 'user' }, PLACE)
  if (checked.status === 'needs_reconnect' && before?.status !== 'needs_reconnect') {
    await notifyConnectionBroken(deps, { ...PLACE, rev: checked.rev })
  }
  await notifyPostHeld(deps, { ...PLACE, authorUid: 'editor' })
  return checked
}

const read = () => void (told = told && { ...told, readAt: clock.now() })

describe('a channel whose access is lost', () => {
  test('is broken since it was first found so, however often a person checks it by hand', async () => {
    const first = await checkLater(refused('token_expired'))
    expect(first.brokenAt).toBe(BROKE_AT + HOUR)
    const again = await checkLater(refused('token_expired'))
    expect(again).toMatchObject({ lastCheckedAt: BROKE_AT + 2 * HOUR, brokenAt: BROKE_AT + HOUR })
    await checkLater(refused('platform_down'))
    expect((await checkLater(refused('token_expired'))).brokenAt).toBe(BROKE_AT + HOUR)
  })

  test('is told once, and stays read when the same breakage is found again', async () => {
    await checkLater(refused('token_expired'))
    expect(told).toMatchObject({ kind: 'channel.reconnect', happenedAt: BROKE_AT + HOUR, readAt: null })
    read()
    for (const kind of ['token_expired', 'platform_down', 'token_expired'] as const) await checkLater(refused(kind))
    expect(told).toMatchObject({ happenedAt: BROKE_AT + HOUR, readAt: BROKE_AT + HOUR })
  })

  test('is told anew once it has worked in between', async () => {
    await checkLater(refused('token_expired'))
    read()
    const account = { externalId: 'practice', handle: 'practice.sandbox', name: 'Practice', avatar: null, service: '' }
    expect((await checkLater({ kind: 'ok', account })).brokenAt).toBeNull()
    await checkLater(refused('token_expired'))
    expect(told).toMatchObject({ happenedAt: BROKE_AT + 3 * HOUR, readAt: null })
  })
})

test('a channel that broke before its time was stored keeps the time of its last check', () => {
  const before = makeConnection({ status: 'needs_reconnect', lastCheckedAt: BROKE_AT, brokenAt: null })
  expect(getBrokenAt(before, 'needs_reconnect', BROKE_AT + HOUR)).toBe(BROKE_AT)
  expect(getBrokenAt({ ...before, brokenAt: 5 }, 'disconnected', BROKE_AT + HOUR)).toBe(BROKE_AT + HOUR)
})
