import { z } from 'zod'
import type { Budget } from '../../domain/ports/networks.ts'
import { callNetwork, type NetworkCall, type NetworkReply } from '../call-network.ts'
import { NetworkFailure } from '../failures.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'
import { retryAtOf } from '../oauth-api/failures.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export type Instance = {
  /** @throws NetworkFailure unless the instance replies with 2xx; TransportError, AppError `address_refused` */
  call: (path: string, input?: NetworkCall) => Promise<NetworkReply>
  /** Returns the reply's body, parsed by a schema. */
  read: <Schema extends z.ZodType>(path: string, schema: Schema, input?: NetworkCall) => Promise<z.output<Schema>>
}

/** Returns a client for the API of one instance, with the access of one account or without any. */
export function openInstance(
  fetch: SafeFetch,
  service: string,
  { token, now }: { token?: string; now: () => number },
): Instance {
  const call: Instance['call'] = async (path, input = {}) => {
    const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...input.headers }
    const reply = await callNetwork(fetch, `${service}${path}`, { ...input, headers })
    if (reply.status < 200 || reply.status >= 300) throw failureOf(reply, now())
    return reply
  }
  return { call, read: async (path, schema, input) => readReply(await call(path, input), schema) }
}

/** @throws NetworkFailure, uncertain: the instance has carried out the call, but its reply is unreadable */
export function readReply<Schema extends z.ZodType>({ body }: NetworkReply, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new NetworkFailure({
    kind: 'platform_down',
    detail: NETWORK_WORDS.mastodon.otherReply,
    isCertain: false,
  })
}

/** Returns the remaining call budget of the instance, from the headers of its last reply. */
export function budgetsOf({ headers }: NetworkReply): { budgets?: Budget[] } {
  const remaining = Number(headers.get('x-ratelimit-remaining') ?? Number.NaN)
  const resetAt = Date.parse(headers.get('x-ratelimit-reset') ?? '')
  return Number.isNaN(remaining) || Number.isNaN(resetAt) ? {} : { budgets: [{ scope: 'channel', remaining, resetAt }] }
}

const errorSchema = z.object({ error: z.string(), error_description: z.string().optional().catch(undefined) })

/** Meanings of an instance's error messages; the API has no error codes. */
const WORDS: readonly (readonly [RegExp, PublishErrorKind, retryable?: boolean])[] = [
  [/not finished processing/i, 'processing'],
  [/media could not be found/i, 'media_format', true],
  [/login is currently disabled|account is (suspended|disabled)/i, 'token_expired'],
  [/attach|\bfile\b|content type|\bmedia\b|\bvideo\b|\bimage/i, 'media_format'],
]

const BY_STATUS: Record<number, PublishErrorKind> = {
  401: 'token_expired',
  403: 'permission',
  413: 'media_format',
}

/** Returns the failure of an unsuccessful reply. A server error proves nothing: the status may have been published. */
function failureOf({ status, headers, body }: NetworkReply, now: number): NetworkFailure {
  const said = errorSchema.safeParse(body).data
  const detail = said ? [said.error, said.error_description].filter(Boolean).join(': ') : `HTTP ${status}`
  const isCertain = status >= 400 && status < 500
  if (status === 429) {
    const free = retryAtOf(headers, now)
    return new NetworkFailure({ kind: 'rate_limit', detail, retryAt: free })
  }
  // A reply without the API's own error comes from a proxy, a firewall, or a server that is not an instance.
  if (!isCertain || (!said && status !== 413)) return new NetworkFailure({ kind: 'platform_down', detail, isCertain })
  const [, kind, retryable] = status === 401 ? [] : (WORDS.find(([words]) => words.test(detail)) ?? [])
  if (kind) return new NetworkFailure({ kind, detail, ...(retryable !== undefined && { retryable }) })
  return new NetworkFailure({ kind: BY_STATUS[status] ?? 'content_policy', detail })
}

const id = z.string().regex(/^[\w-]{1,64}$/)

/** Limit that falls back to the contract's value if it is unreadable. */
const limit = z.int().min(1).optional().catch(undefined)

export const instanceSchema = z.object({
  domain: z.string().max(253),
  /** https://docs.joinmastodon.org/entities/Instance/#api-versions (2026-11-29): added in 4.3. */
  api_versions: z.object({ mastodon: z.int() }).catch({ mastodon: 0 }),
  configuration: z.object({
    statuses: z.object({ max_characters: limit, max_media_attachments: limit }).catch({}),
    media_attachments: z.object({ image_size_limit: limit, video_size_limit: limit }).catch({}),
    polls: z.object({ max_options: limit, max_characters_per_option: limit }).catch({}),
  }),
})

export const appSchema = z.object({ client_id: z.string().min(1), client_secret: z.string().min(1) })

export const serverFactsSchema = z.object({ code_challenge_methods_supported: z.array(z.string()).catch([]) })

export const tokenSchema = z.object({ access_token: z.string().min(1), scope: z.string().catch('') })

export const followedSchema = z.object({ followers_count: z.int().min(0) })

/** https://docs.joinmastodon.org/entities/Account/#CredentialAccount (2026-11): `note` as HTML, and `source.note` as it was typed. */
export const ownProfileSchema = z.object({
  display_name: z.string(),
  note: z.string(),
  source: z.object({ note: z.string() }),
})

export const accountSchema = z.object({
  id,
  username: z.string().regex(/^[\w.-]{1,100}$/),
  display_name: z.string().catch(''),
  avatar: z.string().catch(''),
})

export const mediaSchema = z.object({ id })

export const statusSchema = z.object({
  id,
  url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable()
    .catch(null),
  created_at: z.string().transform((date) => Date.parse(date)),
  in_reply_to_id: id.nullable().catch(null),
  spoiler_text: z.string().catch(''),
  media_attachments: z.array(z.object({ id: id.nullable().catch(null) }).catch({ id: null })).catch([]),
  favourites_count: z.int().catch(0),
  reblogs_count: z.int().catch(0),
  replies_count: z.int().catch(0),
})

export type Status = z.output<typeof statusSchema>

/** https://docs.joinmastodon.org/entities/QuoteApproval/ (2026-11-29) */
export const quotedSchema = z.object({
  id,
  quote_approval: z.object({ current_user: z.string() }).nullish().catch(null),
})

export type QuotedStatus = z.output<typeof quotedSchema>

export const searchSchema = z.object({ statuses: z.array(quotedSchema) })

export const sourceSchema = z.object({ text: z.string() })
