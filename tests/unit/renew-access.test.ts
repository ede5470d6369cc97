import type { Connection } from '@postwright/core/model/connection'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { beforeEach, expect, test, vi } from 'vitest'
import { renewAccess } from '../../functions/src/domain/channel-access/renew-access.ts'
import { secretContext } from '../../functions/src/domain/channel-access/channel-secrets.ts'
import type { Publisher } from '../../functions/src/domain/ports/networks.ts'
import { createTestClock, type TestClock } from '../support/clock.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { createMemoryPublishing } from '../support/memory/publishing-ports.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const HOUR = 60 * 60_000
const ENDS = NOON + HOUR
const CONTEXT = { workspaceId: 'w1', platform: 'sandbox' } as const

let clock: TestClock
let refresh: NonNullable<Publisher['refresh']>
let connection: Connection
let memory: ReturnType<typeof createMemoryPublishing>
beforeEach(async () => {
  clock = createTestClock(NOON)
  memory = createMemoryPublishing({ clock, ids: { random: () => 'id' } })
  connection = makeConnection({ id: 'channel1', expiresAt: ENDS })
  refresh = vi.fn<NonNullable<Publisher['refresh']>>(async () => {
    return { kind: 'ok', expiresAt: ENDS + HOUR, rotatedSecret: '{"accessToken":"new","refreshToken":""}' }
  })
  const sealed = memory.stores.sealer.seal(
    '{"accessToken":"old","refreshToken":"kept"}',
    secretContext('w1', connection),
  )
  await memory.stores.transact(async (tx) => {
    memory.stores.connections.saveIn(tx, 'w1', connection)
    memory.stores.connectionSecrets.saveIn(tx, { ...makeBase('channel1'), ...CONTEXT, sealed, leaseEndsAt: null })
  })
})

function renew() {
  const logger = { info: () => {}, warn: () => {}, error: () => {} }
  const unused = () => Promise.reject(new Error('not asked for'))
  const publisher: Publisher = {
    platform: 'sandbox',
    prepare: unused,
    publish: unused,
    reconcile: unused,
    check: unused,
    revoke: unused,
    refresh,
  }
  return renewAccess({ ...memory.stores, clock, logger, publishers: perPlatform(() => publisher) }, 'w1', connection)
}

async function stored() {
  const secret = await memory.stores.connectionSecrets.get('channel1')
  const opened = secret && memory.stores.sealer.open(secret.sealed, secretContext('w1', connection))
  return { secret: opened, connection: await memory.stores.connections.get('w1', 'channel1') }
}

test('renewed access is stored with its new end, and an empty refresh token does not replace the stored one', async () => {
  expect(await renew()).toBe('renewed')
  const now = await stored()
  expect(JSON.parse(now.secret ?? '')).toEqual({ accessToken: 'new', refreshToken: 'kept' })
  expect(now.connection).toMatchObject({ expiresAt: ENDS + HOUR, status: 'connected' })
})

test('of many workers at once one asks the network', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, renew))
  expect(answers.filter((answer) => answer === 'renewed')).toHaveLength(1)
  expect(refresh).toHaveBeenCalledOnce()
})

test('what a delivery rotated meanwhile is not replaced', async () => {
  refresh = async () => {
    await memory.stores.transact(async (tx) => {
      const secret = await memory.stores.connectionSecrets.getIn(tx, 'channel1')
      const sealed = memory.stores.sealer.seal('{"accessToken":"rotated"}', secretContext('w1', connection))
      if (secret) memory.stores.connectionSecrets.resealIn(tx, secret, sealed)
    })
    return { kind: 'ok', expiresAt: null, rotatedSecret: '{"accessToken":"late"}' }
  }
  await renew()
  expect((await stored()).secret).toBe('{"accessToken":"rotated"}')
})

test('a refused refresh token means that a person has to connect the channel again', async () => {
  refresh = async () => ({ kind: 'refused', error: { kind: 'token_expired', detail: 'revoked', retryable: false } })
  expect(await renew()).toBe('lost')
  const { connection: now, secret } = await stored()
  expect(now).toMatchObject({ status: 'needs_reconnect', lastError: { kind: 'token_expired', detail: 'revoked' } })
  expect(secret).toContain('old')
})

test('a network that does not answer changes nothing, and is asked again an hour later', async () => {
  refresh = vi.fn<NonNullable<Publisher['refresh']>>(async () => {
    return { kind: 'refused', error: { kind: 'platform_down', detail: '', retryable: true } }
  })
  expect(await renew()).toBe('failed')
  expect(await renew()).toBe('busy')
  expect((await stored()).connection).toMatchObject({ status: 'connected', expiresAt: ENDS })
  clock.advance(HOUR)
  await renew()
  expect(refresh).toHaveBeenCalledTimes(2)
})
