import { TELEGRAM_CONTRACT } from '@postwright/core/platforms/telegram/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTelegramModule } from '../../../functions/src/platforms/telegram/module.ts'
import type { PlatformModule } from '../../../functions/src/platforms/platform-module.ts'
import { acceptedIn } from '../../fakes/support/ledger.ts'
import { createTelegramFake, type TelegramFake } from '../../fakes/telegram/create-telegram-fake.ts'
import { connectChannel, type TestChannel } from '../support/connect-channel.ts'
import { createOutside } from '../support/create-outside.ts'
import { createProgress, deliver } from '../support/deliver.ts'
import { filesOf, makeMp4, makePng } from '../support/make-file.ts'
import { makeRequest } from '../support/make-request.ts'
import { problemsOf } from '../support/problems-of.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const MESSAGE = 'POST /bot:token/sendMessage'
const ALBUM = 'POST /bot:token/sendMediaGroup'

let telegram: TelegramFake
let module: PlatformModule
let channel: TestChannel
beforeAll(async () => {
  telegram = await createTelegramFake({ now: () => NOW })
  module = createTelegramModule(createOutside({ baseUrl: telegram.url }, NOW).outside)
})
beforeEach(async () => {
  telegram.reset()
  channel = await connect()
})
afterAll(() => telegram.close())

const connect = (values: Record<string, string> = {}) =>
  connectChannel(module.connector, 'telegram', { botToken: telegram.botToken, chat: telegram.chat, ...values })
const publish = (...given: Parameters<typeof makeRequest> extends [unknown, ...infer Rest] ? Rest : never) =>
  deliver(module.publisher, makeRequest(channel, ...given))
const taken = () => acceptedIn(telegram.ledger)

describe('connecting Telegram', () => {
  it('proves that the bot may post, under every way to write the channel', async () => {
    expect(channel.connection).toMatchObject({ externalId: '-1001234567890', handle: '@fake_news', kind: 'channel' })
    for (const chat of ['fake_news', 'https://t.me/fake_news', '-1001234567890']) {
      expect((await connect({ chat })).connection.externalId).toBe('-1001234567890')
    }
    expect(taken()).toEqual([])
  })

  it.each([
    ['a token of another form', { botToken: 'abc' }, 'validation_failed', 'botToken'],
    ['a wrong token', { botToken: '7000000001:wrongTokenOfTheBot' }, 'connection_refused', 'botToken'],
    ['an unknown channel', { chat: '@not_there' }, 'connection_refused', 'chat'],
  ])('refuses %s with a sentence for the input', async (_, values, code, field) => {
    await expect(connect(values)).rejects.toMatchObject({ code, fields: { [field]: expect.any(String) } })
  })

  it.each(['silent_administrator', 'member', 'kicked'] as const)('refuses a bot that is %s', async (standing) => {
    telegram.setStanding(standing)
    await expect(connect()).rejects.toMatchObject({
      code: 'connection_refused',
      fields: { chat: expect.stringContaining('administrator') },
    })
  })
})

describe('publishing on Telegram', () => {
  it('posts the longest text, and is refused one character more', async () => {
    const outcome = await publish({ text: 'a'.repeat(TELEGRAM_CONTRACT.text.max) })
    expect(outcome).toMatchObject({ kind: 'published', remoteId: '101', url: 'https://t.me/fake_news/101' })
    const longer = await publish({ text: 'a'.repeat(TELEGRAM_CONTRACT.text.max + 1) })
    expect(longer).toMatchObject({ kind: 'refused', error: { kind: 'content_policy', retryable: false } })
  })

  it('posts as chosen, and as an answer to the part before', async () => {
    await publish()
    const part = { kind: 'reply' as const, index: 1, replyTo: { root: '101', parent: '101' } }
    await publish({ part, settings: { silent: true, protected: true, linkPreviews: false } })
    expect(taken()[1]?.content).toMatchObject({
      disable_notification: true,
      protect_content: true,
      link_preview_options: { is_disabled: true },
      reply_parameters: { message_id: 101 },
    })
  })

  it('puts buttons below one message: the text, the only file, or the text that is too long for it', async () => {
    const buttons = 'Shop | https://shop.example/stools\nRead | more | https://blog.example'
    const reply_markup = {
      inline_keyboard: [
        [{ text: 'Shop', url: 'https://shop.example/stools' }],
        [{ text: 'Read | more', url: 'https://blog.example' }],
      ],
    }
    const settings = { buttons }
    const { media, stored } = filesOf(await makePng('a'))
    expect(await publish({ text: 'a', settings })).toMatchObject({ kind: 'published' })
    await publish({ text: 'b', media, settings }, stored)
    await publish({ text: 'c'.repeat(1025), media, settings }, stored)
    const part = { kind: 'reply' as const, index: 1, replyTo: { root: '101', parent: '101' } }
    await publish({ text: 'd', part, settings })
    expect(taken()).toMatchObject([
      { kind: 'message', content: { text: 'a', reply_markup } },
      { kind: 'photo', content: { caption: 'b', reply_markup } },
      { kind: 'photo', content: expect.not.objectContaining({ reply_markup }) },
      { kind: 'message', content: { text: 'c'.repeat(1025), reply_markup } },
      { kind: 'message', content: expect.not.objectContaining({ reply_markup }) },
    ])
  })

  it('says of buttons below an album, and of one without an address, that they are not possible', () => {
    const files = [1, 2].map(() => ({ mime: 'image/png' as const, bytes: 16 }))
    const buttons = 'Shop | https://shop.example'
    expect(problemsOf('telegram', { files: files.slice(1), settings: { buttons } })).toEqual([])
    expect(problemsOf('telegram', { files, settings: { buttons } })).toEqual(['setting_with_files'])
    for (const wrong of ['Shop | ', ' | https://shop.example', 'Shop | shop', 'Shop | javascript:alert(1)']) {
      expect(problemsOf('telegram', { text: 'a', settings: { buttons: wrong } }), wrong).toEqual(['setting_invalid'])
    }
  })

  it('posts a picture and a video with a caption of up to 1,024 characters', async () => {
    const picture = filesOf(await makePng('a'))
    await publish({ text: 'a'.repeat(1024), media: picture.media }, picture.stored)
    const video = filesOf(makeMp4('v'))
    await publish({ text: 'b', media: video.media }, video.stored)
    expect(taken()).toMatchObject([
      { kind: 'photo', content: { caption: 'a'.repeat(1024) } },
      { kind: 'video', content: { caption: 'b', width: 640, duration: 5, supports_streaming: true } },
    ])
  })

  it.each([2, 10])('posts an album of %i files', async (count) => {
    const files = filesOf(
      makeMp4('v'),
      ...(await Promise.all(Array.from({ length: count - 1 }, (_, at) => makePng(`p${at}`)))),
    )
    await publish({ media: files.media }, files.stored)
    const [album] = taken()
    const { media, files: sent } = Object(album?.content)
    expect(media.slice(0, 2)).toMatchObject([{ type: 'video', caption: 'Hello' }, { type: 'photo' }])
    expect(sent).toHaveLength(count)
  })

  it('is refused a picture that is more than 20 times as wide as high', async () => {
    const { media, stored } = filesOf(await makePng('a', { width: 210, height: 10 }))
    expect(await publish({ media }, stored)).toMatchObject({ kind: 'refused', error: { kind: 'media_format' } })
  })
})

describe('text that is too long for a caption', () => {
  const text = 'a'.repeat(1025)

  async function longPost() {
    const { media, stored } = filesOf(await makePng('a'), await makePng('b'))
    return { request: makeRequest(channel, { text, media }, stored), progress: createProgress() }
  }

  it('follows the files as an answer to them, and the post is where the files are', async () => {
    const { request, progress } = await longPost()
    expect(await deliver(module.publisher, request, progress)).toMatchObject({ kind: 'published', remoteId: '101' })
    expect(taken()).toMatchObject([
      { kind: 'album' },
      { kind: 'message', content: { text, reply_parameters: { message_id: 101 } } },
    ])
    expect(Object(taken()[0]?.content).media[0]).not.toHaveProperty('caption')
  })

  it('goes on behind the files when the text was limited, and never posts them again', async () => {
    const { request, progress } = await longPost()
    telegram.script({ on: MESSAGE, fault: { status: 429 } })
    expect(await deliver(module.publisher, request, progress)).toMatchObject({ kind: 'refused', retryAt: NOW + 17_000 })
    expect(await deliver(module.publisher, request, progress)).toMatchObject({ kind: 'published', remoteId: '101' })
    expect(taken().map(({ kind }) => kind)).toEqual(['album', 'message'])
  })

  it('is missing from a published post when Telegram refuses it for good, which is said', async () => {
    const { request, progress } = await longPost()
    telegram.script({
      on: MESSAGE,
      fault: { status: 400, body: { ok: false, error_code: 400, description: 'Bad Request: no' } },
    })
    expect(await deliver(module.publisher, request, progress)).toMatchObject({
      kind: 'published',
      warning: '400: Bad Request: no',
    })
  })

  it('leaves the post unknown when no answer came to the files or to the text', async () => {
    telegram.script({ on: ALBUM, fault: 'silent_stored' })
    const first = await longPost()
    expect(await deliver(module.publisher, first.request, first.progress)).toMatchObject({ kind: 'unknown' })
    telegram.script({ on: MESSAGE, fault: 'cut' })
    const second = await longPost()
    expect(await deliver(module.publisher, second.request, second.progress)).toMatchObject({ kind: 'unknown' })
  })
})

describe('what Telegram refuses', () => {
  it.each([
    [401, 'Unauthorized', 'token_expired'],
    [404, 'Not Found', 'token_expired'],
    [403, 'Forbidden: bot was kicked from the channel chat', 'permission'],
    [400, 'Bad Request: need administrator rights in the channel chat', 'permission'],
    [400, 'Bad Request: not enough rights to send text messages to the chat', 'permission'],
    [400, 'Bad Request: chat not found', 'disconnected'],
    [400, 'Bad Request: group chat was upgraded to a supergroup chat', 'disconnected'],
    [400, 'Bad Request: message is too long', 'content_policy'],
    [400, 'Bad Request: PHOTO_INVALID_DIMENSIONS', 'media_format'],
    [413, 'Request Entity Too Large', 'media_format'],
  ] as const)('reads %i %s', async (status, description, kind) => {
    telegram.script({ on: MESSAGE, fault: { status, body: { ok: false, error_code: status, description } } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind, retryable: false } })
  })

  it('waits as long as Telegram says: in the body, in seconds, or until a date', async () => {
    telegram.script({ on: MESSAGE, fault: { status: 429 } })
    telegram.script({ on: MESSAGE, fault: { status: 429, body: {}, retryAfter: 30 } })
    telegram.script({ on: MESSAGE, fault: { status: 429, body: {}, retryAfter: new Date(NOW + 60_000) } })
    expect(await publish()).toMatchObject({ kind: 'refused', error: { kind: 'rate_limit' }, retryAt: NOW + 17_000 })
    expect(await publish()).toMatchObject({ retryAt: NOW + 30_000 })
    expect(await publish()).toMatchObject({ retryAt: NOW + 60_000 })
  })

  it.each(['cut', 'silent_stored', { status: 500 }, { status: 200, body: { ok: true, result: {} } }] as const)(
    'leaves unknown what became of a call that ended with %o',
    async (fault) => {
      telegram.script({ on: MESSAGE, fault })
      expect(await publish()).toMatchObject({ kind: 'unknown' })
      expect(await module.publisher.reconcile(makeRequest(channel), () => undefined)).toMatchObject({ kind: 'unknown' })
    },
  )

  it('repeats no token', async () => {
    const description = `no such method: /bot${telegram.botToken}/sendMessage`
    telegram.script({ on: MESSAGE, fault: { status: 400, body: { ok: false, error_code: 400, description } } })
    expect(JSON.stringify(await publish())).not.toContain('fakeToken')
  })
})

describe('looking after a channel of Telegram', () => {
  it('counts its members', async () => {
    const counted = await module.publisher.followers?.(channel.connection, channel.secret)
    expect(counted).toEqual({ kind: 'followers', count: 77 })
  })

  it('finds out that the bot was removed or its token taken back', async () => {
    const check = () => module.publisher.check(channel.connection, channel.secret)
    expect(await check()).toMatchObject({ kind: 'ok', account: { handle: '@fake_news' } })
    telegram.setStanding('kicked')
    expect(await check()).toMatchObject({ kind: 'refused', error: { kind: 'permission' } })
    telegram.revokeToken()
    expect(await check()).toMatchObject({ kind: 'refused', error: { kind: 'token_expired' } })
  })
})
