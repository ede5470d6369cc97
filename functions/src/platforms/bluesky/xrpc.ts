import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import type { FetchLimits, SafeFetch } from '../safe-fetch.ts'

export type XrpcInput = {
  params?: Record<string, string>
  /** JSON, or bytes together with their `encoding`. */
  data?: object
  encoding?: string
  token?: string
}

/** Calls one method of the server and answers its parsed body; rejects with the client's `XRPCError`. */
export type Xrpc = (method: string, input?: XrpcInput) => Promise<unknown>

/**
 * The official client over our own fetch.
 * NOTE it brings all lexicons (a quarter of a second and 66 MB), so it is loaded only when a network is really called.
 */
export function openXrpc(fetch: SafeFetch, service: string, limits: FetchLimits & { signal?: AbortSignal } = {}): Xrpc {
  const { signal, ...rest } = { timeout: NETWORK_CALL_TIMEOUT, ...limits }
  const agent = import('@atproto/api').then(
    ({ Agent }) =>
      new Agent(async (url: string, init: RequestInit) => {
        // NOTE the fetch follows redirects by its own rules.
        const { redirect: _redirect, ...request } = init
        return fetch(new URL(url, service).href, signal ? { ...request, signal } : request, rest)
      }),
  )
  return async (method, { params, data, encoding, token } = {}) => {
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
    const reply = await (
      await agent
    ).call(method, params, data, { ...(encoding && { encoding }), ...(headers && { headers }) })
    const body: unknown = reply.data
    return body
  }
}
