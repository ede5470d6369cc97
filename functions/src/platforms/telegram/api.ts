import { z } from 'zod'
import type { Secret } from '../../domain/ports/networks.ts'
import { callNetwork, type NetworkCall, type NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../failures.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { retryAtOf } from '../oauth-api/failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const secretSchema = z.object({ token: z.string(), chatId: z.string() })

export type TelegramSecret = z.infer<typeof secretSchema>

export const readTelegramSecret = (secret: Secret): TelegramSecret => secretSchema.parse(JSON.parse(secret))
export const telegramSecret = (secret: TelegramSecret): Secret => JSON.stringify(secret)

const API = 'https://api.telegram.org'

const okSchema = z.object({ ok: z.literal(true), result: z.unknown() })

/**
 * Calls a method of the Bot API as one bot.
 * @throws NetworkFailure, TransportError
 */
export type Bot = <Schema extends z.ZodType>(
  method: string,
  input: Pick<NetworkCall, 'json' | 'multipart'>,
  schema: Schema,
) => Promise<z.output<Schema>>

export function openBot(
  fetch: SafeFetch,
  token: string,
  { baseUrl, now }: { baseUrl: string | null; now: () => number },
): Bot {
  return async (method, input, schema) => {
    const reply = await callNetwork(fetch, `${baseUrl ?? API}/bot${token}/${method}`, { json: {}, ...input })
    const said = okSchema.safeParse(reply.body).data
    if (!said) throw failureOf(reply, now())
    const result = schema.safeParse(said.result)
    if (result.success) return result.data
    // Telegram has carried out the call, but its reply is unreadable.
    throw new NetworkFailure({
      kind: 'unknown',
      detail: fillWords(NETWORK_WORDS.telegram.unreadable, { method }),
      isCertain: false,
    })
  }
}

const errorSchema = z.object({
  error_code: z.int(),
  description: z.string(),
  parameters: z.object({ retry_after: z.number() }).optional().catch(undefined),
})

/** Phrases with which the Bot API describes errors with status 400, unchanged for years; it has no codes for these. */
const WORDS: readonly (readonly [RegExp, PublishErrorKind])[] = [
  [/chat not found|chat_id is empty|upgraded to a supergroup|peer_id_invalid/i, 'disconnected'],
  [/administrator rights|not enough rights|chat_write_forbidden|chat_admin_required|have no rights/i, 'permission'],
  [/photo|image|video|file|media|http url/i, 'media_format'],
]

const BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  404: 'token_expired',
  413: 'media_format',
}

/** Returns the failure of an unsuccessful reply. A server error proves nothing: the message may have been published. */
function failureOf({ status, headers, body }: NetworkReply, now: number): NetworkFailure {
  const said = errorSchema.safeParse(body).data
  const detail = said ? `${said.error_code}: ${said.description}` : `HTTP ${status}`
  const code = said?.error_code ?? status
  if (code === 429) {
    const wait = said?.parameters?.retry_after
    return new NetworkFailure({
      kind: 'rate_limit',
      detail,
      retryAt: wait ? now + wait * 1000 : retryAtOf(headers, now),
    })
  }
  if (code < 400 || code >= 500) return new NetworkFailure({ kind: 'platform_down', detail, isCertain: false })
  if (!said && code !== 413) return new NetworkFailure({ kind: 'platform_down', detail })
  if (code === 400) {
    const kind = WORDS.find(([words]) => words.test(said?.description ?? ''))?.[1] ?? 'content_policy'
    return new NetworkFailure({ kind, detail })
  }
  return new NetworkFailure({ kind: BY_STATUS[code] ?? 'unknown', detail })
}

export const botSchema = z.object({ id: z.int(), username: z.string().max(64) })

export const chatSchema = z.object({
  id: z.int(),
  type: z.enum(['channel', 'supergroup', 'group', 'private']),
  title: z.string().default(''),
  username: z
    .string()
    .regex(/^\w{4,40}$/)
    .optional()
    .catch(undefined),
})

export const memberSchema = z.object({
  status: z.enum(['creator', 'administrator', 'member', 'restricted', 'left', 'kicked']),
  can_post_messages: z.boolean().optional(),
})

export const messageSchema = z.object({ message_id: z.int() })

export const albumSchema = z.array(messageSchema).min(1)
