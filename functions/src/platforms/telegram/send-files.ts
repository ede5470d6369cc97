import { TELEGRAM_CONTRACT } from '@postwright/core/platforms/telegram/contract'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/images.ts'
import { loadFile } from '../load-file.ts'
import type { Bot } from './call-bot.ts'
import { albumSchema, messageSchema } from './reply-schemas.ts'

type Kind = 'photo' | 'video' | 'document'
type Files = { request: PublishRequest; fields: Record<string, unknown>; caption: string; images: Images }

/**
 * Posts the files of a post as one message, or as an album when there are several; answers the id of the first message.
 * @throws NetworkFailure, TransportError
 */
export async function sendFiles(bot: Bot, { request, fields, caption, images }: Files): Promise<number> {
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
