import type { z } from 'zod'
import type { FakeReply, FakeRequest } from '../support/fake-message.ts'
import { fieldsOf, type FieldValues } from '../support/fields-of.ts'
import { readStrict } from '../support/read-strict.ts'
import { Refusal } from '../support/refusal.ts'
import { type Fake, startFake } from '../support/start-fake.ts'
import { botError } from './bot-error.ts'
import {
  chatSchema,
  emptySchema,
  memberSchema,
  sendDocumentSchema,
  sendMediaGroupSchema,
  sendMessageSchema,
  sendPhotoSchema,
  sendVideoSchema,
} from './method-schemas.ts'
import { fileOf, photoOf } from './read-files.ts'

export type BotStanding = 'poster' | 'silent_administrator' | 'member' | 'kicked'

export type TelegramFake = Fake & {
  botToken: string
  /** The channel's public name. */
  chat: string
  /** Sets the bot's rights in the channel. */
  setStanding: (standing: BotStanding) => void
  /** Revokes the token, as the bot's owner can. */
  revokeToken: () => void
}

const BOT = { id: 7000000001, username: 'fake_poster_bot' }
const TOKEN = `${BOT.id}:fakeTokenOfTheBot`
const CHAT = { id: -1001234567890, type: 'channel', title: 'News of the fake', username: 'fake_news' }
const TEXT_MAX = 4096
const CAPTION_MAX = 1024

/** The Bot API, as far as a bot that posts into a channel needs it. */
export async function createTelegramFake({ port = 0, now = Date.now } = {}): Promise<TelegramFake> {
  let state: { standing: BotStanding; isRevoked: boolean; messages: number[] } = newState()

  const method =
    <T>(schema: z.ZodType<T>, work: (input: T, fields: FieldValues, at: number) => FakeReply | Promise<FakeReply>) =>
    async ({ params, body, query, at }: FakeRequest): Promise<FakeReply> => {
      if (params.token !== TOKEN)
        return /^\d+:[\w-]+$/.test(params.token ?? '') ? botError(401, 'Unauthorized') : botError(404, 'Not Found')
      if (state.isRevoked) return botError(401, 'Unauthorized')
      const fields = fieldsOf(body)
      const files = Object.fromEntries(Object.entries(fields).filter(([name]) => !isAttached(name, fields)))
      const value = body.kind === 'json' ? body.value : body.kind === 'none' ? Object.fromEntries(query) : files
      const refuse = ({ field }: { field: string }) => botError(400, `Bad Request: can't parse ${field}`)
      return work(readStrict(schema, value, refuse), fields, at)
    }

  const enter = (chatId: string) => {
    if (chatId !== `@${CHAT.username}` && chatId !== String(CHAT.id))
      throw new Refusal(botError(400, 'Bad Request: chat not found'))
    if (state.standing === 'kicked') throw new Refusal(botError(403, 'Forbidden: bot was kicked from the channel chat'))
  }

  const mayPost = (chatId: string, reply?: { message_id: number }) => {
    enter(chatId)
    if (state.standing === 'member')
      throw new Refusal(botError(403, 'Forbidden: bot is not a member of the channel chat'))
    if (state.standing !== 'poster') {
      throw new Refusal(botError(400, 'Bad Request: need administrator rights in the channel chat'))
    }
    if (reply && !state.messages.includes(reply.message_id)) {
      throw new Refusal(botError(400, 'Bad Request: message to be replied not found'))
    }
  }

  const store = (at: number, more: object) => {
    const id = state.messages.length + 101
    state.messages.push(id)
    return { message_id: id, date: Math.floor(at / 1000), chat: CHAT, sender_chat: CHAT, ...more }
  }

  const done = (
    kind: string,
    result: { message_id: number } | { message_id: number }[],
    content: unknown,
  ): FakeReply => {
    const first = Array.isArray(result) ? result[0] : result
    return { status: 200, body: { ok: true, result }, accepted: { kind, id: String(first?.message_id), content } }
  }

  const routes = {
    getMe: method(emptySchema, () => ok({ ...BOT, is_bot: true, first_name: 'Poster' })),
    getChat: method(chatSchema, ({ chat_id }) => {
      enter(chat_id)
      return ok(CHAT)
    }),
    // https://core.telegram.org/bots/api#getchatmembercount (2026-11)
    getChatMemberCount: method(chatSchema, ({ chat_id }) => {
      enter(chat_id)
      return ok(77)
    }),
    getChatMember: method(memberSchema, ({ chat_id, user_id }) => {
      enter(chat_id)
      if (user_id !== BOT.id) return botError(400, 'Bad Request: user not found')
      const isAdministrator = state.standing === 'poster' || state.standing === 'silent_administrator'
      return ok({
        status: isAdministrator ? 'administrator' : 'left',
        user: { ...BOT, is_bot: true },
        ...(isAdministrator && { can_post_messages: state.standing === 'poster' }),
      })
    }),
    sendMessage: method(sendMessageSchema, (input, _fields, at) => {
      mayPost(input.chat_id, input.reply_parameters)
      if (input.text.trim() === '') return botError(400, 'Bad Request: message text is empty')
      if (input.text.length > TEXT_MAX) return botError(400, 'Bad Request: message is too long')
      return done('message', store(at, { text: input.text }), input)
    }),
    sendPhoto: method(sendPhotoSchema, async (input, fields, at) => {
      mayPost(input.chat_id, input.reply_parameters)
      checkCaption(input.caption)
      const files = [await photoOf(fields, input.photo)]
      return done('photo', store(at, { caption: input.caption }), { ...input, files })
    }),
    sendVideo: method(sendVideoSchema, (input, fields, at) => {
      mayPost(input.chat_id, input.reply_parameters)
      checkCaption(input.caption)
      const files = [fileOf(fields, input.video)]
      return done('video', store(at, { caption: input.caption }), { ...input, files })
    }),
    sendDocument: method(sendDocumentSchema, (input, fields, at) => {
      mayPost(input.chat_id, input.reply_parameters)
      checkCaption(input.caption)
      const files = [fileOf(fields, input.document)]
      return done('document', store(at, { caption: input.caption }), { ...input, files })
    }),
    sendMediaGroup: method(sendMediaGroupSchema, async (input, fields, at) => {
      mayPost(input.chat_id, input.reply_parameters)
      for (const { caption } of input.media) checkCaption(caption)
      const files = await Promise.all(
        input.media.map(({ type, media }) =>
          type === 'photo' ? photoOf(fields, media) : Promise.resolve(fileOf(fields, media)),
        ),
      )
      return done(
        'album',
        input.media.map(({ caption }) => store(at, { caption })),
        { ...input, files },
      )
    }),
  }

  const fake = await startFake({
    name: 'Telegram',
    port,
    now,
    routes: Object.fromEntries(
      Object.entries(routes).flatMap(([name, handler]) => [
        [`POST /bot:token/${name}`, handler],
        [`GET /bot:token/${name}`, handler],
      ]),
    ),
    failure: (status) => ({
      ok: false,
      error_code: status,
      description: status === 429 ? LIMITED.description : `Error ${status}`,
      ...(status === 429 && { parameters: LIMITED.parameters }),
    }),
    expired: () => botError(401, 'Unauthorized'),
    forget: () => {
      state = newState()
    },
  })
  return {
    ...fake,
    botToken: TOKEN,
    chat: `@${CHAT.username}`,
    setStanding: (standing) => {
      state.standing = standing
    },
    revokeToken: () => {
      state.isRevoked = true
    },
  }
}

const LIMITED = { description: 'Too Many Requests: retry after 17', parameters: { retry_after: 17 } }

const newState = () => ({ standing: 'poster' as const, isRevoked: false, messages: [] })

const ok = (result: unknown): FakeReply => ({ status: 200, body: { ok: true, result } })

function checkCaption(caption: string | undefined): void {
  if ((caption ?? '').length > CAPTION_MAX) throw new Refusal(botError(400, 'Bad Request: message caption is too long'))
}

/** Returns whether a field of the form refers to this part as `attach://name`. */
function isAttached(name: string, fields: FieldValues): boolean {
  return Object.values(fields).some((value) => typeof value === 'string' && value.includes(`attach://${name}`))
}
