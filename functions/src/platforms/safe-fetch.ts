import { NETWORK_CALL_TIMEOUT } from '@postwright/core/limits'
import { fetch } from 'undici'
import { AppError } from '../domain/app-error.ts'
import { type AddressRules, checkAddress, resolveAll, pinnedAgent } from './check-address.ts'
import { TransportError, toTransportError, untilAborted } from './transport-error.ts'

const REDIRECTS_MAX = 3
const RESPONSE_BYTES_MAX = 2 * 1024 * 1024
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Headers that must only be sent to their original origin. */
const CREDENTIALS = ['authorization', 'cookie', 'dpop', 'proxy-authorization']

export type FetchLimits = {
  /** Milliseconds for all steps: name look-up, connection, redirects and body. */
  timeout?: number
  maxBytes?: number
}

/** `fetch` for URLs that users entered; it resolves when the whole reply has been read. */
export type SafeFetch = (url: string, init?: RequestInit, limits?: FetchLimits) => Promise<Response>

type Body = Uint8Array | ReadableStream<Uint8Array>
type Request = { method: string; headers: Headers; body: Body | null; signal: AbortSignal; maxBytes: number }

/**
 * Returns a fetch that resolves a name once, checks all its addresses and connects to exactly those, so that DNS cannot change between check and
 * call. Redirects are checked again; only GET and HEAD follow them.
 * @throws AppError `address_refused`; TransportError for everything that prevents a reply
 */
export function createSafeFetch({ allowPrivate, resolve = resolveAll }: Partial<AddressRules>): SafeFetch {
  const rules = { allowPrivate: allowPrivate ?? false, resolve }
  return async (url, init = {}, { timeout = NETWORK_CALL_TIMEOUT, maxBytes = RESPONSE_BYTES_MAX } = {}) => {
    const deadline = AbortSignal.timeout(timeout)
    const request: Request = {
      method: init.method?.toUpperCase() ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body ? await bodyOf(init.body) : null,
      signal: init.signal ? AbortSignal.any([deadline, init.signal]) : deadline,
      maxBytes,
    }
    return follow(parseUrl(url), request, rules)
  }
}

/** Bytes and streams are sent unchanged: each copy would hold a video in memory once more. */
async function bodyOf(body: NonNullable<RequestInit['body']>): Promise<Body> {
  if (body instanceof Uint8Array || body instanceof ReadableStream) return body
  return new Uint8Array(body instanceof ArrayBuffer ? body : await new Response(body).arrayBuffer())
}

async function follow(start: URL, request: Request, rules: AddressRules): Promise<Response> {
  let url = start
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const reply = await visit(url, request, rules)
    const location = REDIRECTS.has(reply.status) ? reply.headers.get('location') : null
    if (location === null) return reply
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new TransportError('redirect', { sent: true })
    const next = parseUrl(location, url)
    if (next.origin !== url.origin) for (const name of CREDENTIALS) request.headers.delete(name)
    url = next
  }
  throw new TransportError('redirect', { sent: true })
}

async function visit(url: URL, request: Request, rules: AddressRules): Promise<Response> {
  const { method, headers, body, signal, maxBytes } = request
  const addresses = await untilAborted(checkAddress(url, rules), signal)
  const attempt = { connected: false }
  const agent = pinnedAgent(addresses, attempt)
  try {
    const reply = await fetch(url, {
      method,
      headers: [...headers],
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
      signal,
      redirect: 'manual',
      dispatcher: agent,
    })
    const bytes = await readCapped(reply.body, maxBytes)
    const answer = new Response(bytes, { status: reply.status, headers: replyHeaders(reply.headers) })
    // A newly created reply has no address; the links in it are relative to the address after redirects.
    return Object.defineProperty(answer, 'url', { value: url.href })
  } catch (error) {
    throw toTransportError(error, attempt.connected, signal)
  } finally {
    await agent.destroy()
  }
}

/** Returns the headers without the transfer headers, which no longer apply: the body arrives decoded and complete. */
function replyHeaders(received: Iterable<[string, string]>): Headers {
  const headers = new Headers([...received])
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name)
  return headers
}

function parseUrl(url: string, base?: URL): URL {
  const parsed = URL.parse(url, base?.href)
  if (parsed) return parsed
  throw new AppError('address_refused', { message: `not an address: ${url.slice(0, 200)}` })
}

type Chunks = {
  getReader: () => { read: () => Promise<{ done: boolean; value?: unknown }>; cancel: () => Promise<void> }
}

/**
 * Returns a whole body, or null when there is none.
 * @throws TransportError `too_large` as soon as more than `maxBytes` arrived, after decompression
 */
async function readCapped(body: Chunks | null, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(Buffer.concat(chunks))
    if (!(value instanceof Uint8Array)) throw new TransportError('broken', { sent: true })
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw new TransportError('too_large', { sent: true })
    }
    chunks.push(value)
  }
}
