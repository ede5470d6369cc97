import { publishContentSchema } from '@postwright/core/publishing/content'
import { makeConnection } from '../support/factories/connection.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { SANDBOX_SCHEMA, type SandboxMode } from '@postwright/core/model/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import { newDocument } from '../../functions/src/domain/new-document.ts'
import type { PublishRequest } from '../../functions/src/domain/ports/networks.ts'
import { createSandboxPublisher } from '../../functions/src/platforms/sandbox/create-publisher.ts'
import { createSafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { createSandboxNetwork } from '../../functions/src/sandbox/sandbox-network.ts'
import { createLocalDeps } from '../support/local-api.ts'
import { fromNothing } from '../support/from-nothing.ts'

const CHANNEL = 'channel1'
const SECOND = 1000
const RETRY_AFTER = 30 * SECOND
const ORIGIN = 'http://localhost:5000'

let deps: Deps
let server: Server
let sandboxUrl: string
let publisher: ReturnType<typeof publisherAt>
let workspaceId: string
let keys = 0

beforeAll(async () => {
  deps = await createLocalDeps()
  server = createServer(createSandboxNetwork(() => deps))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  sandboxUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  publisher = publisherAt(sandboxUrl)
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  workspaceId = deps.ids.random()
  const base = newDocument(deps.clock, { id: CHANNEL, schema: SANDBOX_SCHEMA, createdBy: 'u1' })
  await deps.transact(async (tx) =>
    deps.sandbox.createChannelIn(tx, workspaceId, { ...base, mode: 'ok', lookup: true }),
  )
})

function publisherAt(url: string) {
  const fetch = createSafeFetch({ allowPrivate: true })
  return fromNothing(createSandboxPublisher({ fetch, clock: deps.clock, sandboxUrl: url, appOrigin: ORIGIN }))
}

async function behave(changes: { mode?: SandboxMode; lookup?: boolean }): Promise<void> {
  await deps.transact(async (tx) => {
    const channel = await deps.sandbox.getChannelIn(tx, workspaceId, CHANNEL)
    if (channel) deps.sandbox.updateChannelIn(tx, workspaceId, channel, changes)
  })
}

function newRequest(): PublishRequest {
  const connection = makeConnection({ id: CHANNEL, service: sandboxUrl })
  const picture = {
    mediaId: 'm1',
    alt: 'A stripe',
    mime: 'image/png' as const,
    bytes: 3,
    width: 1,
    height: 1,
    durationMs: null,
    pages: null,
  }
  keys += 1
  return {
    connection,
    secret: JSON.stringify({ workspaceId }),
    content: publishContentSchema.parse({ text: 'Hello sandbox', media: [picture] }),
    part: { kind: 'post', index: 0, replyTo: null },
    loadCaptions: () => Promise.resolve([]),
    mediaUrl: () => '',
    recordKey: `key${keys}`,
    intentAt: 0,
    loadMedia: () => Promise.resolve(new Uint8Array([1, 2, 3])),
  }
}

async function payloadOf(request: PublishRequest): Promise<string> {
  const outcome = await publisher.prepare(request)
  if (outcome.kind !== 'prepared') throw new Error(JSON.stringify(outcome))
  return outcome.payload
}

const keptUnder = ({ recordKey }: PublishRequest) => deps.sandbox.getPost(workspaceId, `${CHANNEL}_${recordKey}`)

describe('the sandbox network', () => {
  test('keeps text and pictures with their alternative text, and its address leads to the feed', async () => {
    const request = newRequest()
    const outcome = await publisher.publish(request, await payloadOf(request))
    expect(outcome).toMatchObject({ kind: 'published', url: `${ORIGIN}/sandbox/${CHANNEL}#${request.recordKey}` })
    const images = [{ mediaId: 'm1', alt: 'A stripe' }]
    expect(await keptUnder(request)).toMatchObject({ channelId: CHANNEL, text: 'Hello sandbox', images, calls: 1 })
  })

  test('keeps one post however often the same key comes, and counts the calls', async () => {
    const request = newRequest()
    const payload = await payloadOf(request)
    const outcomes = await Promise.all([1, 2, 3].map(() => publisher.publish(request, payload)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(['published', 'published', 'published'])
    await publisher.publish(request, JSON.stringify({ text: 'other words', images: [] }))
    expect(await keptUnder(request)).toMatchObject({ text: 'Hello sandbox', calls: 4 })
  })

  test.each<[SandboxMode, object, boolean]>([
    ['ok', { kind: 'published' }, true],
    ['slow', { kind: 'published' }, true],
    ['fail_before', { kind: 'unknown', error: { kind: 'platform_down' } }, false],
    ['fail_after', { kind: 'unknown', error: { kind: 'platform_down' } }, true],
    ['silent_after', { kind: 'unknown', error: { kind: 'timeout_unknown' } }, true],
    ['refuse', { kind: 'refused', error: { kind: 'content_policy', retryable: false } }, false],
    ['rate_limit', { kind: 'refused', error: { kind: 'rate_limit', retryable: true } }, false],
    ['revoked', { kind: 'refused', error: { kind: 'token_expired', retryable: false } }, false],
  ])('mode %s', async (mode, expected, isKept) => {
    const request = newRequest()
    const payload = await payloadOf(request)
    await behave({ mode })
    const started = Date.now()
    const outcome = await publisher.publish(request, payload)
    expect(outcome).toMatchObject(expected)
    const ended = Date.now()
    expect(ended - started).toBeLessThan(NETWORK_CALL_TIMEOUT)
    expect((await keptUnder(request)) !== null).toBe(isKept)
    if (mode === 'slow') expect(ended - started).toBeGreaterThan(3_000)
    if (mode !== 'rate_limit' || outcome.kind !== 'refused') return
    expect(outcome.retryAt).toBeGreaterThan(started + RETRY_AFTER - SECOND)
    expect(outcome.retryAt).toBeLessThan(ended + RETRY_AFTER + SECOND)
  })

  test('a look-up finds what is kept and proves what is not', async () => {
    const request = newRequest()
    expect(await publisher.reconcile(request)).toEqual({ kind: 'absent' })
    await publisher.publish(request, await payloadOf(request))
    expect(await publisher.reconcile(request)).toMatchObject({ kind: 'published' })
  })

  test('with the look-up switched off nothing can be known', async () => {
    const request = newRequest()
    await behave({ lookup: false })
    expect(await publisher.reconcile(request)).toMatchObject({ kind: 'unknown', error: { kind: 'platform_down' } })
  })

  test('revoked access is found before anything is sent, and by a check', async () => {
    const request = newRequest()
    await behave({ mode: 'revoked' })
    const expired = { kind: 'refused', error: { kind: 'token_expired', retryable: false } }
    expect(await publisher.prepare(request)).toMatchObject(expired)
    expect(await publisher.check(request.connection, request.secret)).toMatchObject(expired)
    await behave({ mode: 'ok' })
    expect(await publisher.check(request.connection, request.secret)).toMatchObject({ kind: 'ok' })
  })

  test('a missing picture is refused before anything is sent', async () => {
    const request = { ...newRequest(), loadMedia: () => Promise.resolve(null) }
    expect(await publisher.prepare(request)).toMatchObject({
      kind: 'refused',
      error: { kind: 'media_format' },
    })
  })

  test('a channel that does not exist and a network that is down are refusals', async () => {
    const request = newRequest()
    const stranger = { ...request, secret: JSON.stringify({ workspaceId: 'elsewhere' }) }
    expect(await publisher.publish(stranger, '{"text":"x","images":[]}')).toMatchObject({
      kind: 'refused',
      error: { kind: 'config' },
    })
    const down = publisherAt('http://127.0.0.1:9')
    expect(await down.publish(request, '{"text":"x","images":[]}')).toMatchObject({
      kind: 'refused',
      error: { kind: 'platform_down', retryable: true },
    })
    expect(await down.reconcile(request)).toMatchObject({ kind: 'unknown' })
  })

  test('a malformed call is turned down and keeps nothing', async () => {
    const reply = await fetch(`${sandboxUrl}/channels/${workspaceId}/${CHANNEL}/posts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ recordKey: '../x', content: { text: 1 } }),
    })
    expect(reply.status).toBe(400)
  })
})
