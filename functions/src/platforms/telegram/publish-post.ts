import type { Progress, Published, PublishRequest, Refused, Unknown } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import { outcomeOf } from '../failed-step.ts'
import type { Bot } from './call-bot.ts'
import { buttonsOf, messageFields } from './message-fields.ts'
import { postUrl } from './post-url.ts'
import { messageSchema } from './reply-schemas.ts'
import type { TelegramSecret } from './secret.ts'
import { sendFiles } from './send-files.ts'

/** The most characters of a caption. */
const CAPTION_MAX = 1024
/** Under which the id of the message with the files is kept, before the text that follows it is sent. */
const FILES_SENT = 'files'

type Delivery = { request: PublishRequest; progress: Progress; access: TelegramSecret; images: Images }

/**
 * Posts the files with the text as their caption, or the text alone. Text that is too long for a caption follows the files as a
 * message of its own, in the same delivery and not as a part of its own, because one post on one channel has one outcome. What
 * keeps the files from being posted twice is that their id is stored before the text is sent: whatever happens to the text, the
 * next delivery goes on behind the files.
 * @throws what `progress.keep` rejects with
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
  // The files are out for good, so the post is; sending it again could only double them.
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
