import { Api, GrammyError, InputFile } from 'grammy'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptedIn } from '../support/ledger.ts'
import { createTelegramFake, type TelegramFake } from './create-telegram-fake.ts'

let telegram: TelegramFake
let api: Api
let picture: Uint8Array
beforeAll(async () => {
  telegram = await createTelegramFake()
  api = new Api(telegram.botToken, { apiRoot: telegram.url })
  picture = await paint(40, 30)
})
beforeEach(() => telegram.reset())
afterAll(() => telegram.close())

const paint = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )

describe('the fake of Telegram, called by grammY', () => {
  it('shows the bot, its channel and what it may do there', async () => {
    const me = await api.getMe()
    expect(await api.getChat(telegram.chat)).toMatchObject({ type: 'channel', title: 'News of the fake' })
    expect(await api.getChatMember(telegram.chat, me.id)).toMatchObject({
      status: 'administrator',
      can_post_messages: true,
    })
  })

  it('takes a text, a photo, an album and a reply', async () => {
    const first = await api.sendMessage(telegram.chat, 'Hello', { disable_notification: true })
    await api.sendPhoto(telegram.chat, new InputFile(picture, 'a.png'), { caption: 'A caption' })
    await api.sendMediaGroup(telegram.chat, [
      { type: 'photo', media: new InputFile(picture, 'a.png'), caption: 'An album' },
      { type: 'photo', media: new InputFile(picture, 'b.png') },
    ])
    await api.sendMessage(telegram.chat, 'More', { reply_parameters: { message_id: first.message_id } })
    const taken = acceptedIn(telegram.ledger)
    expect(taken.map(({ kind }) => kind)).toEqual(['message', 'photo', 'album', 'message'])
    expect(taken[2]?.content).toMatchObject({ media: [{ caption: 'An album' }, {}], files: [{ bytes: picture }, {}] })
  })

  it('refuses a text of 4,097 characters, a caption of 1,025 and a photo 21 times as wide as high', async () => {
    await expectRefusal(api.sendMessage(telegram.chat, 'a'.repeat(4097)), 400, 'message is too long')
    const photo = new InputFile(picture, 'a.png')
    await expectRefusal(api.sendPhoto(telegram.chat, photo, { caption: 'a'.repeat(1025) }), 400, 'caption is too long')
    const wide = new InputFile(await paint(210, 10), 'a.png')
    await expectRefusal(api.sendPhoto(telegram.chat, wide), 400, 'PHOTO_INVALID_DIMENSIONS')
    expect(acceptedIn(telegram.ledger)).toEqual([])
  })

  it('refuses a bot that may not post, was removed, or whose token was taken back', async () => {
    telegram.setStanding('silent_administrator')
    await expectRefusal(api.sendMessage(telegram.chat, 'a'), 400, 'need administrator rights')
    telegram.setStanding('kicked')
    await expectRefusal(api.sendMessage(telegram.chat, 'a'), 403, 'bot was kicked')
    telegram.revokeToken()
    await expectRefusal(api.getMe(), 401, 'Unauthorized')
  })

  it('says how long to wait', async () => {
    telegram.script({ on: 'POST /bot:token/sendMessage', fault: { status: 429 } })
    await expect(api.sendMessage(telegram.chat, 'a')).rejects.toMatchObject({ parameters: { retry_after: 17 } })
  })
})

async function expectRefusal(call: Promise<unknown>, code: number, description: string): Promise<void> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(GrammyError)
  expect(error).toMatchObject({ error_code: code, description: expect.stringContaining(description) })
}
