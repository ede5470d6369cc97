import type { SafeFetch } from '../safe-fetch.ts'
import { ApiError } from './api-error.ts'

export type ApiBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: Record<string, string> }
  | { kind: 'multipart'; form: FormData }
  | { kind: 'bytes'; type: string; bytes: Uint8Array }

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT'
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: ApiBody
  /** Statuses besides those of success that are answers and no failures. */
  allow?: readonly number[]
  /** Milliseconds. */
  timeout?: number
}

/** `body` is the parsed JSON, undefined when it is none. */
export type ApiReply = { status: number; headers: Headers; text: string; body: unknown }

/** @throws ApiError, TransportError, AppError `address_refused` */
export type Api = (url: string, call?: ApiCall) => Promise<ApiReply>

/** Calls over HTTP. `isFailure` finds failures that a network sends with the status of a success. */
export function openApi(fetch: SafeFetch, isFailure: (body: unknown) => boolean = () => false): Api {
  return async (url, { method = 'GET', query = {}, headers = {}, body, allow = [], timeout } = {}) => {
    const target = new URL(url)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    const { type, bytes } = await encode(body)
    const init = {
      method,
      headers: { accept: 'application/json', ...(type !== null && { 'content-type': type }), ...headers },
      ...(bytes && { body: bytes }),
    }
    const received = await fetch(target.href, init, timeout === undefined ? {} : { timeout })
    const text = await received.text()
    const reply = { status: received.status, headers: received.headers, text, body: parseJson(text) }
    if ((received.ok || allow.includes(reply.status)) && !isFailure(reply.body)) return reply
    throw new ApiError(reply)
  }
}

type Encoded = { type: string | null; bytes: Uint8Array<ArrayBuffer> | null }

async function encode(body: ApiBody | undefined): Promise<Encoded> {
  if (!body) return { type: null, bytes: null }
  if (body.kind === 'bytes') return { type: body.type, bytes: new Uint8Array(body.bytes) }
  if (body.kind === 'json') {
    return { type: 'application/json; charset=UTF-8', bytes: new TextEncoder().encode(JSON.stringify(body.value)) }
  }
  const packed = new Response(body.kind === 'form' ? new URLSearchParams(body.fields) : body.form)
  return { type: packed.headers.get('content-type'), bytes: new Uint8Array(await packed.arrayBuffer()) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
