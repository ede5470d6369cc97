import { callNetwork, type NetworkCall, type NetworkReply } from '../call-network.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import type { StreamedBody } from '../streamed-body.ts'
import type { z } from 'zod'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export type ApiBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: Record<string, string> }
  | { kind: 'multipart'; form: FormData }
  | ({ kind: 'stream' } & StreamedBody)
  | { kind: 'bytes'; type: string; bytes: Uint8Array }

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT'
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: ApiBody
  /** Unsuccessful statuses that are returned as replies instead of thrown as failures. */
  allow?: readonly number[]
  /** Timeout in milliseconds. */
  timeout?: number
}

/** @throws ApiError, TransportError, AppError `address_refused` */
export type Api = (url: string, call?: ApiCall) => Promise<NetworkReply>

/** Returns an HTTP client. `isFailure` detects failures that a network sends with a success status. */
export function openApi(fetch: SafeFetch, isFailure: (body: unknown) => boolean = () => false): Api {
  return async (url, { query = {}, body, allow = [], ...call } = {}) => {
    const target = new URL(url)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    const reply = await callNetwork(fetch, target.href, { method: 'GET', ...call, ...sent(body) })
    const isAnswer = (reply.status >= 200 && reply.status < 300) || allow.includes(reply.status)
    if (isAnswer && !isFailure(reply.body)) return reply
    throw new ApiError(reply)
  }
}

function sent(body: ApiBody | undefined): NetworkCall {
  switch (body?.kind) {
    case undefined:
      return {}
    case 'json':
      return { text: { type: 'application/json; charset=UTF-8', body: JSON.stringify(body.value) } }
    case 'form':
      return { form: body.fields }
    case 'multipart':
      return { multipart: body.form }
    case 'stream':
      return { stream: body }
    case 'bytes':
      return { bytes: body }
  }
}

/** Error for a network's failure reply. The message contains no text of the network. */
export class ApiError extends Error {
  readonly reply: NetworkReply

  constructor(reply: NetworkReply) {
    super(`the network answered with status ${reply.status}`)
    this.name = 'ApiError'
    this.reply = reply
  }
}

/** Error for a reply that does not match the network's documentation. The message contains paths, never values. */
export class UnreadableBody extends Error {
  constructor(places: string) {
    super(fillWords(NETWORK_WORDS.oauthApi.unreadable, { places }))
    this.name = 'UnreadableBody'
  }
}

/** @throws UnreadableBody */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: Pick<NetworkReply, 'body'>,
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || NETWORK_WORDS.shared.reply))
  throw new UnreadableBody([...places].join(', '))
}
