import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createWebhookModule } from '../../../functions/src/platforms/webhook/module.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createWebhookFake, type WebhookFake } from '../../fakes/webhook/create-webhook-fake.ts'
import { connectChannel, type TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { deliver } from '../support/deliver.ts'
import { filesOf, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'

const POST = 'POST /hooks/posts'
const OWN_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let receiver: WebhookFake
let module: PlatformModule
let channel: TestChannel
let now: () => number
beforeAll(async () => {
  receiver = await createWebhookFake()
})
beforeEach(async () => {
  receiver.reset()
  const { outside, clock } = createOutside()
  now = clock.now
  module = createWebhookModule(outside)
  channel = await connect()
  receiver.setSecret(channel.notice ?? '')
})
afterAll(() => receiver.close())

const connect = (values: Record<string, string> = {}) =>
  connectChannel(module.connector, 'webhook', { name: 'My site', address: receiver.address, ...values })
const publish = (...given: Parameters<typeof makeRequest> extends [unknown, ...infer Rest] ? Rest : never) =>
  deliver(module.publisher, makeRequest(channel, ...given))
const posts = () => acceptedIn(receiver.ledger, 'post.published')

describe('connecting a webhook', () => {
  it('tells the receiver, and shows the new secret once', () => {
    expect(acceptedIn(receiver.ledger, 'channel.connected')).toHaveLength(1)
    expect(channel.notice).toMatch(/^whsec_/)
    expect(JSON.stringify(channel.connection)).not.toContain(receiver.address)
    expect(channel.connection).toMatchObject({ handle: 'My site', service: receiver.url })
  })

  it('makes a secret of its own for each channel, or takes the one that the receiver has', async () => {
    expect((await connect()).notice).not.toBe(channel.notice)
    receiver.setSecret(OWN_SECRET)
    const own = await connect({ secret: OWN_SECRET })
    expect(own.notice).toBeNull()
    expect((await deliver(module.publisher, makeRequest(own))).kind).toBe('published')
  })

  it('accepts a receiver that refuses signatures until it has the secret', async () => {
    receiver.setSecret(OWN_SECRET)
    expect((await connect()).notice).toMatch(/^whsec_/)
  })

  it.each([
    ['nothing at the address', { address: '/nothing' }, 'connection_refused', 'address'],
    ['no address', { address: 'hello' }, 'validation_failed', 'address'],
    ['a secret of another form', { secret: 'whsec_short' }, 'validation_failed', 'secret'],
  ])('refuses %s', async (_, values, code, field) => {
    const given =
      'address' in values && values.address?.startsWith('/') ? { address: `${receiver.url}${values.address}` } : values
    await expect(connect(given)).rejects.toMatchObject({ code, fields: { [field]: expect.any(String) } })
  })
})

describe('publishing to a webhook', () => {
  it('sends a signed event that a receiver verifies: text, title, files by address, and its place in a thread', async () => {
    const { media } = filesOf(await makePng('a', { alt: 'A gradient' }))
    const part = { kind: 'reply' as const, index: 1, replyTo: { root: 'r', parent: 'p' } }
    expect(await publish({ text: 'a', title: 'T', media, part })).toMatchObject({
      kind: 'published',
      remoteId: 'record1',
    })
    expect(posts()[0]?.content).toMatchObject({
      id: 'record1',
      data: {
        text: 'a',
        title: 'T',
        media: [{ url: 'https://media.example/a', alt: 'A gradient', mime: 'image/png', width: 64, height: 48 }],
        thread: { index: 1, root: 'r', parent: 'p' },
      },
    })
  })

  it('sends the same event again under the same id, which the receiver takes once', async () => {
    const request = makeRequest(channel, { intentAt: now() })
    receiver.script({ on: POST, fault: 'silent_stored' })
    const first = await deliver(module.publisher, request)
    expect(first).toMatchObject({ kind: 'refused', error: { kind: 'timeout_unknown', retryable: true } })
    expect(await deliver(module.publisher, request)).toMatchObject({ kind: 'published' })
    expect(posts()).toHaveLength(1)
  })

  it('tries again what was cut before it arrived', async () => {
    receiver.script({ on: POST, fault: 'cut' })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { retryable: true } })
    expect(await module.publisher.reconcile(makeRequest(channel), () => undefined)).toEqual({ kind: 'absent' })
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(posts()).toHaveLength(1)
  })

  it.each([
    [401, 'token_expired', false],
    [403, 'permission', false],
    [404, 'disconnected', false],
    [410, 'disconnected', false],
    [413, 'media_format', false],
    [422, 'content_policy', false],
    [408, 'platform_down', true],
    [500, 'platform_down', true],
    [503, 'platform_down', true],
    [301, 'platform_down', true],
  ] as const)('reads %i as %s', async (status, kind, retryable) => {
    receiver.script({ on: POST, fault: { status } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable } })
  })

  it('waits as long as the receiver says, in seconds or until a date, with 429 and with 503', async () => {
    const date = new Date(Math.ceil(now() / 1000) * 1000 + 60_000)
    receiver.script({ on: POST, fault: { status: 429, retryAfter: 30 } })
    receiver.script({ on: POST, fault: { status: 503, retryAfter: date } })
    expect(await publish()).toMatchObject({ error: { kind: 'rate_limit' }, retryAt: now() + 30_000 })
    expect(await publish()).toMatchObject({ retryAt: date.getTime() })
  })

  it('is not led elsewhere, and repeats neither address nor secret', async () => {
    receiver.script({ on: POST, fault: { status: 302, headers: { location: 'http://127.0.0.1:1/' } } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'platform_down' } })
    receiver.script({ on: POST, fault: { status: 400, body: `wrong: ${receiver.address} ${channel.notice}` } })
    const said = JSON.stringify(await publish())
    expect(said).not.toContain('/hooks/posts')
    expect(said).not.toContain('whsec_')
  })
})

describe('looking after a webhook', () => {
  it('checks it with an event that is no post', async () => {
    const check = () => module.publisher.check(channel.connection, channel.secret)
    expect(await check()).toMatchObject({ kind: 'ok' })
    receiver.setSecret(OWN_SECRET)
    expect(await check()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
    receiver.setState('gone')
    expect(await check()).toMatchObject({ kind: 'refused', error: { kind: 'disconnected' } })
    expect(posts()).toEqual([])
  })
})
