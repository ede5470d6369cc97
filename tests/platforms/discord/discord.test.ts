import { DISCORD_CONTRACT } from '@postwright/core/platforms/discord/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDiscordModule } from '../../../functions/src/platforms/discord/module.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { createDiscordFake, type DiscordFake } from '../../fakes/discord/create-discord-fake.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { connectChannel, type TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { deliver } from '../support/deliver.ts'
import { filesOf, makeMp4, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const POST = 'POST /api/v10/webhooks/:id/:token'

let discord: DiscordFake
let module: PlatformModule
let channel: TestChannel
beforeAll(async () => {
  discord = await createDiscordFake({ now: () => NOW })
  module = createDiscordModule(createOutside({ baseUrl: discord.url }, NOW).outside)
})
beforeEach(async () => {
  discord.reset()
  channel = await connect()
})
afterAll(() => discord.close())

const connect = (address = discord.address) => connectChannel(module.connector, 'discord', { address })
const publish = (...given: Parameters<typeof makeRequest> extends [unknown, ...infer Rest] ? Rest : never) =>
  deliver(module.publisher, makeRequest(channel, ...given))

describe('connecting Discord', () => {
  it('reads name and server from the webhook, and keeps its address secret', () => {
    const externalId = '1200000000000000003/1200000000000000001'
    expect(channel.connection).toMatchObject({ externalId, handle: 'Postbox', name: 'Postbox' })
    expect(JSON.stringify(channel.connection)).not.toContain('fakeToken')
  })

  it.each([
    ['an address of another kind', () => 'https://discord.com/channels/1/2', 'validation_failed'],
    ['a wrong token', () => `${discord.address}x`, 'connection_refused'],
  ])('refuses %s with a sentence for the address', async (_, address, code) => {
    await expect(connect(address())).rejects.toMatchObject({ code, fields: { address: expect.any(String) } })
  })

  it('says that Discord is in trouble, has no answer or limits, not that the webhook is wrong', async () => {
    const read = 'GET /api/v10/webhooks/:id/:token'
    discord.script({ on: read, fault: { status: 503 } })
    discord.script({ on: read, fault: 'cut' })
    discord.script({ on: read, fault: { status: 429, retryAfter: 3 } })
    await expect(connect()).rejects.toMatchObject({ code: 'connection_unreachable' })
    await expect(connect()).rejects.toMatchObject({ code: 'connection_unreachable' })
    await expect(connect()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 2 })
  })
})

describe('publishing on Discord', () => {
  it('posts a text that notifies nobody, and names the message', async () => {
    const outcome = await publish({ text: 'Hello @everyone' })
    expect(outcome).toMatchObject({
      kind: 'published',
      url: 'https://discord.com/channels/1200000000000000003/1200000000000000002/1300000000000000001',
      budgets: [{ scope: 'channel', remaining: 4, resetAt: NOW + 2000 }],
    })
    expect(acceptedIn(discord.ledger)[0]?.content).toMatchObject({
      content: 'Hello @everyone',
      allowed_mentions: { parse: [] },
    })
  })

  it('notifies those who are mentioned only as chosen, and @everyone only by a choice of its own', async () => {
    for (const mentions of ['none', 'written', 'everyone', 'constructor']) {
      await publish({ text: 'Hello @everyone and <@42>', settings: { mentions } })
    }
    expect(acceptedIn(discord.ledger).map(({ content }) => Object(content).allowed_mentions.parse)).toEqual([
      [],
      ['users', 'roles'],
      ['users', 'roles', 'everyone'],
      [],
    ])
  })

  it('posts the longest text, and is refused one character more', async () => {
    expect(await publish({ text: 'a'.repeat(DISCORD_CONTRACT.text.max) })).toMatchObject({ kind: 'published' })
    const longer = await publish({ text: 'a'.repeat(DISCORD_CONTRACT.text.max + 1) })
    expect(longer).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
  })

  it('posts pictures and a video with their descriptions, in order', async () => {
    const { media, stored } = filesOf(await makePng('a', { alt: 'A gradient' }), await makePng('b'), makeMp4('c'))
    expect(await publish({ media }, stored)).toMatchObject({ kind: 'published' })
    const { files, attachments } = Object(acceptedIn(discord.ledger)[0]?.content)
    expect(files.map(({ type }: { type: string }) => type)).toEqual(['image/png', 'image/png', 'video/mp4'])
    expect(attachments).toEqual([{ id: 0, description: 'A gradient' }, { id: 1 }, { id: 2 }])
  })

  it('posts into a thread, without previews and without a notification, as chosen', async () => {
    channel = await connect(`${discord.address}?thread_id=42`)
    await publish({ settings: { threadName: ' News ', linkPreviews: false, silent: true } })
    expect(discord.ledger.at(-1)?.query).toEqual({ wait: 'true', thread_id: '42' })
    expect(acceptedIn(discord.ledger)[0]?.content).toMatchObject({ thread_name: 'News', flags: 4100 })
  })

  it('asks for a thread’s name in a forum', async () => {
    discord.setForum(true)
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'config', retryable: false } })
    expect(await publish({ settings: { threadName: 'News' } })).toMatchObject({ kind: 'published' })
  })

  it('refuses before the call when a file is no longer stored', async () => {
    const { media } = filesOf(await makePng('a'))
    expect(await publish({ media })).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
    expect(acceptedIn(discord.ledger)).toEqual([])
  })

  it.each([
    ['a deleted webhook', { status: 404, body: { code: 10015, message: 'Unknown Webhook' } }, 'disconnected'],
    ['a changed token', { status: 401, body: { code: 50027, message: 'Invalid Webhook Token' } }, 'token_expired'],
    [
      'an empty message',
      { status: 400, body: { code: 50006, message: 'Cannot send an empty message' } },
      'content_policy',
    ],
    ['too large a file', { status: 413, body: { code: 40005, message: 'Request entity too large' } }, 'media_format'],
    ['too large a request', { status: 413, body: '<html>' }, 'media_format'],
    [
      'a message that the server’s rules block',
      { status: 400, body: { code: 200000, message: 'blocked' } },
      'content_policy',
    ],
    ['an archived thread', { status: 400, body: { code: 50083, message: 'Thread is archived' } }, 'permission'],
    ['an unknown number', { status: 403, body: { code: 1, message: 'no' } }, 'permission'],
  ] as const)('reads %s', async (_, fault, kind) => {
    discord.script({ on: POST, fault })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable: false } })
  })

  it('waits as long as Discord says: in the body, in seconds, or until a date', async () => {
    const bare = { status: 429, body: { message: 'limited' } }
    discord.script({ on: POST, fault: { status: 429 } })
    discord.script({ on: POST, fault: { ...bare, retryAfter: 30 } })
    discord.script({ on: POST, fault: { ...bare, retryAfter: new Date(NOW + 60_000) } })
    expect(await publish()).toMatchObject({
      kind: 'refused',
      error: { kind: 'rate_limit', retryable: true },
      retryAt: NOW + 1500,
    })
    expect(await publish()).toMatchObject({ retryAt: NOW + 30_000 })
    expect(await publish()).toMatchObject({ retryAt: NOW + 60_000 })
  })

  it.each(['cut', 'silent_stored', { status: 502 }, { status: 204 }] as const)(
    'cannot know what became of a call that ended with %o',
    async (fault) => {
      discord.script({ on: POST, fault })
      expect(await publish()).toMatchObject({ kind: 'unknown' })
      const reconciled = await module.publisher.reconcile(makeRequest(channel), () => undefined)
      expect(reconciled).toMatchObject({ kind: 'unknown' })
    },
  )

  it('takes a reply that names no message for no answer, and repeats no secret of it', async () => {
    discord.script({ on: POST, fault: { status: 200, body: { id: '' } } })
    discord.script({ on: POST, fault: { status: 400, body: { code: 50035, message: `no: ${discord.address}` } } })
    expect(await publish()).toMatchObject({ kind: 'unknown' })
    expect(JSON.stringify(await publish())).not.toContain('fakeToken')
  })
})

describe('looking after a channel of Discord', () => {
  it('counts reactions as likes', async () => {
    const outcome = await publish()
    const remoteId = outcome.kind === 'published' ? outcome.remoteId : ''
    discord.react(remoteId, 3)
    const read = await module.publisher.metrics?.(channel.connection, channel.secret, remoteId)
    expect(read).toEqual({ kind: 'metrics', values: { likes: 3 } })
  })

  it('finds out that the webhook was deleted, and never deletes it', async () => {
    expect(await module.publisher.check(channel.connection, channel.secret)).toMatchObject({ kind: 'ok' })
    await module.publisher.revoke(channel.connection, channel.secret)
    expect(discord.ledger.every(({ method }) => method !== 'DELETE')).toBe(true)
    discord.remove()
    const gone = await module.publisher.check(channel.connection, channel.secret)
    expect(gone).toMatchObject({ kind: 'refused', error: { kind: 'disconnected' } })
  })
})
