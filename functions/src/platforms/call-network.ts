import { NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { parseJson } from '@postwright/core/text/parse-json'
import type { SafeFetch } from './safe-fetch.ts'
import { openBody, type StreamedBody } from './streamed-body.ts'

export type NetworkCall = {
  /** Defaults to POST with a body, otherwise GET. */
  method?: string
  headers?: Record<string, string>
  /** Timeout in milliseconds. */
  timeout?: number
  /** At most one of these six fields is set. */
  json?: unknown
  form?: Record<string, string>
  multipart?: FormData
  text?: { type: string; body: string }
  bytes?: { type: string; bytes: Uint8Array }
  stream?: StreamedBody
}

/** `body`: the parsed JSON, or null when the reply is not JSON. */
export type NetworkReply = { status: number; headers: Headers; text: string; body: unknown }

/**
 * Makes one HTTP call to a network and returns its whole reply, with any status.
 * @throws TransportError without a reply, AppError `address_refused`, the error of a stream's source
 */
export async function callNetwork(fetch: SafeFetch, url: string, call: NetworkCall = {}): Promise<NetworkReply> {
  if (call.stream) return sendStream(fetch, url, call, call.stream)
  const sent = bodyOf(call)
  const headers = {
    accept: 'application/json',
    ...(sent?.type !== undefined && { 'content-type': sent.type }),
    ...call.headers,
  }
  const method = call.method ?? (sent ? 'POST' : 'GET')
  const bytes = sent && (await sent.bytes())
  const timeout = call.timeout ?? (call.multipart ? UPLOAD_TIMEOUT : NETWORK_CALL_TIMEOUT)
  return readReply(await fetch(url, { method, headers, ...(bytes && { body: bytes }) }, { timeout }))
}

async function sendStream(
  fetch: SafeFetch,
  url: string,
  { method = 'POST', headers, timeout = UPLOAD_TIMEOUT }: NetworkCall,
  body: StreamedBody,
): Promise<NetworkReply> {
  const { stream, failure } = openBody(body)
  const facts = { 'content-type': body.type, 'content-length': String(body.length) }
  const init = { method, headers: { accept: 'application/json', ...facts, ...headers }, body: stream }
  try {
    return await readReply(await fetch(url, init, { timeout }))
  } catch (error) {
    throw failure() ?? error
  }
}

async function readReply(reply: Response): Promise<NetworkReply> {
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
