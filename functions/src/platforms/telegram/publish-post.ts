import type { Progress, Published, PublishRequest, Refused, Unknown } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { outcomeOf } from '../failures.ts'
import { type TelegramSecret, type Bot, messageSchema, albumSchema } from './api.ts'
import type { Connection } from '@postwright/core/model/connection'
import { readPairs } from '@postwright/core/platforms/setting-formats'
import { TELEGRAM_CONTRACT } from '@postwright/core/platforms/telegram/contract'
import { loadFile } from '../load-file.ts'

/** Maximum number of characters of a caption. */
const CAPTION_MAX = 1024
/** Key of the id of the message with the files, which is stored before the following text is sent. */
const FILES_SENT = 'files'

type Delivery = { request: PublishRequest; progress: Progress; access: TelegramSecret; images: Images }

/**
 * Posts the files with the text as their caption, or the text alone. Text that is too long for a caption follows the files as a separate message, in
 * the same delivery and not as a separate part, because one post on one channel has one outcome. The id of the files' message is stored before the
 * text is sent, so the files are never posted twice: if the text fails, the next delivery continues after the files.
 * @throws the error with which `progress.keep` rejects
 */
export async function publishPost(
  bot: Bot,
  { request, progress, access, images }: Delivery,
): Promise<Published | Refused | Unknown> {
  const { content, connection } = request
  const fields = messageFields(access.chatId, request)
  const withButtons = { ...fields, ...buttonsOf(request) }
  const published = (id: number): Published => {
    return { kind: 'published', remoteId: String(id), url: postUrl(connection, id) }
  }
  const isLong = content.text.length > CAPTION_MAX
  if (content.media.length === 0)
    return attempt(access, async () => published(await sendText(bot, content, withButtons)))
  const before = progress.kept(FILES_SENT)
  const sent =
    before === undefined
      ? await attempt(access, async () =>
          published(
            await sendFiles(bot, {
              request,
              fields: isLong || content.media.length > 1 ? fields : withButtons,
              images,
              caption: isLong ? '' : content.text,
            }),
          ),
        )
      : published(Number(before))
  if (sent.kind !== 'published' || !isLong) return sent
  if (before === undefined) await progress.keep(FILES_SENT, sent.remoteId)
  const answer = { reply_parameters: { message_id: Number(sent.remoteId), allow_sending_without_reply: true } }
  const rest = await attempt(access, async () => published(await sendText(bot, content, { ...withButtons, ...answer })))
  if (rest.kind === 'published') return sent
  // The files are published and cannot be withdrawn, so the post is published; sending it again could only duplicate them.
  if (rest.kind === 'refused' && !rest.error.retryable) return { ...sent, warning: rest.error.detail }
  return rest
}

async function sendText(
  bot: Bot,
  { text, settings }: PublishRequest['content'],
  fields: Record<string, unknown>,
): Promise<number> {
  const preview = settings.linkPreviews === false && { link_preview_options: { is_disabled: true } }
  return (await bot('sendMessage', { json: { ...fields, text, ...preview } }, messageSchema)).message_id
}

async function attempt(
  { token }: TelegramSecret,
  send: () => Promise<Published>,
): Promise<Published | Refused | Unknown> {
  try {
    return await send()
  } catch (error) {
    return outcomeOf(error, [token])
  }
}

/** Prefix of channel ids, which is omitted in message addresses. */
const CHANNEL_PREFIX = /^-100/

/**
 * Returns the address of a message: by the channel's name when it is public, otherwise one that its members can open. Messages of basic groups have
 * none: https://core.telegram.org/api/links#message-links (2026-11)
 */
export function postUrl({ handle, externalId }: Pick<Connection, 'handle' | 'externalId'>, messageId: number): string {
  if (handle.startsWith('@')) return `https://t.me/${handle.slice(1)}/${messageId}`
  if (!CHANNEL_PREFIX.test(externalId)) return ''
  return `https://t.me/c/${externalId.replace(CHANNEL_PREFIX, '')}/${messageId}`
}

/** Returns the fields that all messages of a post share: everything except the content. */
function messageFields(
  chatId: string,
  { content, part }: Pick<PublishRequest, 'content' | 'part'>,
): Record<string, unknown> {
  const { silent, protected: isProtected } = content.settings
  const answered = part.replyTo && Number(part.replyTo.parent)
  return {
    chat_id: chatId,
    ...(silent === true && { disable_notification: true }),
    ...(isProtected === true && { protect_content: true }),
    ...(answered !== null && { reply_parameters: { message_id: answered } }),
  }
}

/**
 * Returns the buttons below the message, one per row. Parts of a thread have none: the buttons belong to the post.
 * https://core.telegram.org/bots/api#inlinekeyboardmarkup (2026-11-29)
 */
function buttonsOf({ content, part }: Pick<PublishRequest, 'content' | 'part'>): Record<string, unknown> {
  const { buttons } = content.settings
  const pairs = typeof buttons === 'string' && part.kind === 'post' ? readPairs(buttons) : []
  const rows = pairs
    .map(({ name, address }) => ({ text: name.trim(), url: address.trim() }))
    .filter(({ text, url }) => text !== '' && url !== '')
  return rows.length === 0 ? {} : { reply_markup: { inline_keyboard: rows.map((row) => [row]) } }
}

type Kind = 'photo' | 'video' | 'document'

type Files = { request: PublishRequest; fields: Record<string, unknown>; caption: string; images: Images }

/**
 * Posts the files of a post as one message, or as an album when there are several; returns the id of the first message.
 * @throws NetworkFailure, TransportError
 */
async function sendFiles(bot: Bot, { request, fields, caption, images }: Files): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const items: { kind: Kind; facts: object }[] = []
  for (const [index, item] of request.content.media.entries()) {
    const { bytes, mime } = await loadFile(request, item, { images, limits: TELEGRAM_CONTRACT.media.images })
    form.set(`file${index}`, new Blob([bytes], { type: mime }), `${index + 1}.${mime.split('/')[1] ?? 'bin'}`)
    const kind = kindOf(mime)
    items.push({ kind, facts: kind === 'video' ? videoFacts(item) : {} })
  }
  const [first] = items
  if (items.length === 1 && first) return sendOne(bot, form, { ...first, caption })
  const media = items.map(({ kind, facts }, index) => ({
    type: kind,
    media: `attach://file${index}`,
    ...facts,
    ...(index === 0 && caption !== '' && { caption }),
  }))
  form.set('media', JSON.stringify(media))
  const [message] = await bot('sendMediaGroup', { multipart: form }, albumSchema)
  return message?.message_id ?? 0
}

async function sendOne(
  bot: Bot,
  form: FormData,
  { kind, facts, caption }: { kind: Kind; facts: object; caption: string },
) {
  form.set(kind, 'attach://file0')
  if (caption !== '') form.set('caption', caption)
  for (const [name, value] of Object.entries(facts)) form.set(name, String(value))
  const method = { photo: 'sendPhoto', video: 'sendVideo', document: 'sendDocument' }[kind]
  return (await bot(method, { multipart: form }, messageSchema)).message_id
}

function kindOf(mime: string): Kind {
  if (mime.startsWith('image/')) return 'photo'
  return mime.startsWith('video/') ? 'video' : 'document'
}

function videoFacts({ width, height, durationMs }: PublishRequest['content']['media'][number]): object {
  return {
    width,
    height,
    supports_streaming: true,
    ...(durationMs !== null && { duration: Math.round(durationMs / 1000) }),
  }
}
