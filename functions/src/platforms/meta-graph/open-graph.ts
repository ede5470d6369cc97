import { redactSecrets } from '../redact-secrets.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { readGraphError } from './read-graph-error.ts'
import { UnreadableGraphReply } from './read-graph-reply.ts'

export type GraphCall = {
  method?: 'GET' | 'POST'
  /** The query of a GET, the form of a POST. */
  params?: Record<string, string>
  token?: string
  headers?: Record<string, string>
  /** Milliseconds. */
  timeout?: number
}

/**
 * Calls one path and answers its parsed body.
 * @throws GraphError, TransportError or UnreadableGraphReply
 */
export type Graph = (path: string, call?: GraphCall) => Promise<unknown>

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'

/** One host of the Graph API. What it says about a failure leaves here without the given secrets and the tokens of the calls. */
export function openGraph(fetch: SafeFetch, base: string, secrets: readonly string[] = []): Graph {
  return async (path, { method = 'GET', params = {}, token, headers = {}, timeout } = {}) => {
    const values = new URLSearchParams({ ...params, ...(token !== undefined && { access_token: token }) }).toString()
    const query = method === 'GET' && values !== '' ? `?${values}` : ''
    const form = method === 'POST' ? { body: values } : {}
    const type: Record<string, string> = method === 'POST' ? { 'content-type': FORM } : {}
    const sent = new Headers({ accept: 'application/json', ...type, ...headers })
    const init = { method, headers: sent, ...form }
    const reply = await fetch(`${base}${path}${query}`, init, timeout === undefined ? {} : { timeout })
    const body = parseJson(await reply.text())
    const hidden = token === undefined ? secrets : [...secrets, token]
    if (!reply.ok || isFailure(body)) throw readGraphError(reply, body, (text) => redactSecrets(text, hidden))
    if (body === undefined) throw new UnreadableGraphReply('it is no JSON')
    return body
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Some failures arrive with the status of a success. */
function isFailure(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'
}
