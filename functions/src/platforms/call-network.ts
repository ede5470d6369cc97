import { NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { parseJson } from '@postwright/core/text/parse-json'
import type { SafeFetch } from './safe-fetch.ts'

export type NetworkCall = {
  /** POST with a body, else GET. */
  method?: string
  headers?: Record<string, string>
  /** Milliseconds. */
  timeout?: number
  /** At most one of the five. */
  json?: unknown
  form?: Record<string, string>
  multipart?: FormData
  text?: { type: string; body: string }
  bytes?: { type: string; bytes: Uint8Array }
}

/** `body`: the parsed JSON, or null when the reply is none. */
export type NetworkReply = { status: number; headers: Headers; text: string; body: unknown }

/**
 * One call of a network that speaks HTTP, and its whole reply, whatever its status.
 * @throws TransportError when no reply comes, AppError `address_refused`
 */
export async function callNetwork(fetch: SafeFetch, url: string, call: NetworkCall = {}): Promise<NetworkReply> {
  const sent = bodyOf(call)
  const headers = {
    accept: 'application/json',
    ...(sent?.type !== undefined && { 'content-type': sent.type }),
    ...call.headers,
  }
  const method = call.method ?? (sent ? 'POST' : 'GET')
  const bytes = sent && (await sent.bytes())
  const timeout = call.timeout ?? (call.multipart ? UPLOAD_TIMEOUT : NETWORK_CALL_TIMEOUT)
  const reply = await fetch(url, { method, headers, ...(bytes && { body: bytes }) }, { timeout })
  const text = await reply.text()
  return { status: reply.status, headers: reply.headers, text, body: parseJson(text) }
}

type Sent = { type: string; bytes: () => ArrayBuffer | Promise<ArrayBuffer> }

function bodyOf({ json, form, multipart, text, bytes }: NetworkCall): Sent | null {
  if (multipart) {
    const encoded = new Response(multipart)
    return { type: encoded.headers.get('content-type') ?? '', bytes: () => encoded.arrayBuffer() }
  }
  if (form) return asText('application/x-www-form-urlencoded', new URLSearchParams(form).toString())
  if (text) return asText(text.type, text.body)
  if (bytes) return { type: bytes.type, bytes: () => new Uint8Array(bytes.bytes).buffer }
  return json === undefined ? null : asText('application/json', JSON.stringify(json))
}

const asText = (type: string, body: string): Sent => ({ type, bytes: () => new TextEncoder().encode(body).buffer })
