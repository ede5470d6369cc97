import { callNetwork, type NetworkReply } from '../call-network.ts'
import { redactSecrets } from '../redact-secrets.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { z } from 'zod'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

export type GraphCall = {
  method?: 'GET' | 'POST'
  /** Query of a GET, or form of a POST. */
  params?: Record<string, string>
  /** Files of a POST, sent with its form. */
  files?: Record<string, File>
  token?: string
  headers?: Record<string, string>
  /** Timeout in milliseconds. */
  timeout?: number
}

/**
 * Calls one path and returns its parsed body.
 * @throws GraphError, TransportError or UnreadableGraphReply
 */
export type Graph = (path: string, call?: GraphCall) => Promise<unknown>

/** Opens one host of the Graph API. The given secrets and the tokens of the calls are removed from its error messages. */
export function openGraph(fetch: SafeFetch, base: string, secrets: readonly string[] = []): Graph {
  return async (path, { method = 'GET', params = {}, files, token, headers = {}, timeout } = {}) => {
    const values = { ...params, ...(token !== undefined && { access_token: token }) }
    const query = new URLSearchParams(method === 'GET' ? values : {}).toString()
    const call = {
      method,
      headers,
      ...(method === 'POST' && (files ? { multipart: formOf({ ...values, ...files }) } : { form: values })),
      ...(timeout !== undefined && { timeout }),
    }
    const reply = await callNetwork(fetch, `${base}${path}${query === '' ? '' : `?${query}`}`, call)
    const { status, body } = reply
    const hidden = token === undefined ? secrets : [...secrets, token]
    if (status < 200 || status > 299 || isFailure(body))
      throw readGraphError(reply, (text) => redactSecrets(text, hidden))
    if (body === null) throw new UnreadableGraphReply(NETWORK_WORDS.metaGraph.notJson)
    return body
  }
}

function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

/** Returns whether a body reports a failure: some failures arrive with a success status. */
function isFailure(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'
}

const text = z.string().max(5_000).catch('')

const number = z.int().catch(0)

const errorSchema = z.object({
  error: z.object({
    message: text,
    code: z.int(),
    error_subcode: number,
    is_transient: z.boolean().catch(false),
    error_user_title: text,
    error_user_msg: text,
  }),
})

/** Error format of the endpoint of Instagram and Threads that receives an authorization code. */
const codeErrorSchema = z.object({ error_type: z.string(), code: number, error_message: text })

/** @param hide removes secrets from the network's message */
function readGraphError({ status, headers, body }: NetworkReply, hide: (text: string) => string): GraphError {
  const parsed = errorSchema.safeParse(body).data?.error
  if (parsed) {
    const { code, error_subcode: subcode, is_transient: isTransient } = parsed
    const sentence = [parsed.error_user_title, parsed.error_user_msg].filter((part) => part !== '').join(': ')
    const message = hide(sentence || parsed.message)
    return new GraphError({ status, isOwn: true, code, subcode, message, isTransient, headers })
  }
  const refused = codeErrorSchema.safeParse(body).data
  const message = hide(refused?.error_message ?? `HTTP ${status}`)
  const code = refused?.code ?? 0
  return new GraphError({
    status,
    isOwn: refused !== undefined,
    code,
    subcode: 0,
    message,
    isTransient: false,
    headers,
  })
}

export type GraphFailure = {
  status: number
  /** True if the reply contained the API's own error object; a proxy or a firewall sends none. */
  isOwn: boolean
  code: number
  subcode: number
  /** The API's message for users, or else the one for developers; without secrets. */
  message: string
  isTransient: boolean
  headers: Headers
}

export class GraphError extends Error {
  readonly failure: GraphFailure

  constructor(failure: GraphFailure) {
    super(failure.message)
    this.name = 'GraphError'
    this.failure = failure
  }
}

/** Error for a reply that does not have the documented form. The message contains paths, never values. */
export class UnreadableGraphReply extends Error {
  constructor(places: string) {
    super(fillWords(NETWORK_WORDS.metaGraph.unreadable, { places }))
    this.name = 'UnreadableGraphReply'
  }
}

/** @throws UnreadableGraphReply when the reply does not match the schema */
export function readGraphReply<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  const parsed = schema.safeParse(reply)
  if (parsed.success) return parsed.data
  const places = new Set(parsed.error.issues.map(({ path }) => path.join('.') || NETWORK_WORDS.shared.reply))
  throw new UnreadableGraphReply([...places].join(', '))
}

/** Ids are strings; older replies contain numbers. */
export const graphIdSchema = z.union([z.string().min(1).max(200), z.int().transform(String)])

/** Reply of a call that creates an object: the object's id. */
export const idReplySchema = z.object({ id: graphIdSchema })
