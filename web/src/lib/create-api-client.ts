import type { z } from 'zod'
import { API_BASE, fillPath, type Endpoint } from '@postwright/core/endpoint'
import { errorBodySchema } from '@postwright/core/error-codes'
import { ApiError } from './api-error.ts'
import type { Log } from './log.ts'

export type CallOptions = {
  /** Binary body, for endpoints that take a file. */
  body?: Blob
  signal?: AbortSignal
  /** Added to the default headers. */
  headers?: Record<string, string>
}

export type ApiClientDeps = {
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Returns the stored access token, read again for every request. */
  accessToken(): string | null
  /** Returns a new token for a rejected one; rejects if the session is over. */
  refreshOnce(rejected: string): Promise<string>
  /** Returns the pending refresh of this token, if there is one. */
  refreshUnderWay?(token: string): Promise<string> | null
  /** Milliseconds. */
  timeout: number
  log: Log
}

export type Call = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
  options?: CallOptions,
) => Promise<z.output<Output>>

/**
 * Creates `call`, which calls every endpoint of core's contract: fills the path, sends the bearer token, parses the response. A 401 leads to one
 * refresh and one retry. Rejects with `ApiError`; an abort by the caller rejects with the abort's reason.
 */
export function createApiClient(deps: ApiClientDeps): Call {
  return async (endpoint, input, options = {}) => {
    const renewed = renewalFor(deps, endpoint)
    // Without a pending refresh, the request is sent synchronously: signing out relies on it.
    const token = renewed ? await renewed : deps.accessToken()
    const reply = await send(deps, endpoint, input, options, token)
    if (reply.status !== 401 || endpoint.auth === 'public') return readReply(deps, endpoint, reply)
    const error = await toError(endpoint, reply)
    if (isNotAboutToken(error)) throw logged(deps, endpoint, error)
    const fresh = await deps.refreshOnce(token ?? '')
    return readReply(deps, endpoint, await send(deps, endpoint, input, options, fresh))
  }
}

/** Returns the pending refresh: a call during a refresh waits for it, and fails with it, instead of sending a token known to be rejected. */
function renewalFor({ accessToken, refreshUnderWay }: ApiClientDeps, endpoint: Endpoint): Promise<string> | null {
  const token = accessToken()
  if (token === null || endpoint.auth === 'public') return null
  return refreshUnderWay?.(token) ?? null
}

/** Returns true if the identity provider's token was rejected, not ours: a refresh would change nothing. */
function isNotAboutToken(error: ApiError): boolean {
  return error.code === 'identity_token_invalid'
}

async function send(
  deps: ApiClientDeps,
  endpoint: Endpoint,
  input: unknown,
  { body, signal, headers: extra = {} }: CallOptions,
  token: string | null,
): Promise<Response> {
  const { url, init } = buildRequest(deps, endpoint, input, { body, token, extra })
  const timeout = AbortSignal.timeout(deps.timeout)
  const signals = signal ? [signal, timeout] : [timeout]
  try {
    return await deps.fetch(url, { ...init, signal: AbortSignal.any(signals) })
  } catch (cause) {
    if (signal?.aborted) throw cause
    deps.log.error(`API no response: ${nameOf(endpoint)}`, cause)
    throw new ApiError(timeout.aborted ? 'timed_out' : 'no_response', { status: 0, detail: '', cause })
  }
}

function buildRequest(
  deps: ApiClientDeps,
  endpoint: Endpoint,
  input: unknown,
  { body, token, extra }: { body: Blob | undefined; token: string | null; extra: Record<string, string> },
): { url: string; init: RequestInit } {
  try {
    const { path, rest } = fillPath(endpoint.path, { ...(typeof input === 'object' ? input : {}) })
    const headers = new Headers({ ...extra, Accept: 'application/json' })
    if (token !== null) headers.set('Authorization', `Bearer ${token}`)
    const takesQuery = endpoint.body === 'binary' || endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const url = `${API_BASE}${path}${takesQuery ? queryOf(rest) : ''}`
    if (endpoint.body === 'binary') {
      if (!body) throw new TypeError(`${nameOf(endpoint)} needs a file`)
      headers.set('Content-Type', body.type || 'application/octet-stream')
      return { url, init: { method: endpoint.method, headers, body } }
    }
    if (takesQuery) return { url, init: { method: endpoint.method, headers } }
    headers.set('Content-Type', 'application/json')
    return { url, init: { method: endpoint.method, headers, body: JSON.stringify(rest) } }
  } catch (error) {
    deps.log.error(`API request set-up: ${nameOf(endpoint)}`, error)
    throw error
  }
}

function queryOf(values: Record<string, unknown>): string {
  const entries = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, inQuery(value)]]))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}

function inQuery(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError('only plain values can travel in the address')
}

async function readReply<Output extends z.ZodType>(
  deps: ApiClientDeps,
  endpoint: Endpoint<z.ZodType, Output>,
  reply: Response,
): Promise<z.output<Output>> {
  if (!reply.ok) throw logged(deps, endpoint, await toError(endpoint, reply))
  const parsed = endpoint.output.safeParse(await readJson(reply))
  if (parsed.success) return parsed.data
  const detail = `The reply of ${nameOf(endpoint)} does not match its contract.`
  throw logged(deps, endpoint, new ApiError('unreadable_reply', { status: reply.status, detail, cause: parsed.error }))
}

async function toError(endpoint: Endpoint, reply: Response): Promise<ApiError> {
  const parsed = errorBodySchema.safeParse(await readJson(reply))
  if (parsed.success) return new ApiError(parsed.data.code, { ...parsed.data, status: reply.status })
  const detail = `${nameOf(endpoint)} failed with a reply that is not ours.`
  return new ApiError('unreadable_reply', { status: reply.status, detail })
}

/** Parses a response as JSON; undefined if it is something else, such as an HTML page from a proxy. */
async function readJson(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return undefined
  }
}

function logged(deps: ApiClientDeps, endpoint: Endpoint, error: ApiError): ApiError {
  deps.log.error(`API error response: ${nameOf(endpoint)}`, error)
  return error
}

function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`
}
