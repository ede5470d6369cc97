import { type Endpoint, fillPath, type InputOf, type OutputOf } from '@postwright/core/endpoint'
import { type ErrorBody, errorBodySchema, type ErrorCode } from '@postwright/core/error-codes'
import { expect } from 'vitest'
import { EMULATORS } from './emulators.ts'

type Failed = { ok: false; status: number; headers: Headers; error: ErrorBody }
export type Reply<T> = { ok: true; status: number; headers: Headers; data: T } | Failed

export type CallOptions = {
  token?: string | undefined
  /** The file of a `binary` endpoint. */
  file?: { bytes: Uint8Array; type: string }
  /** Address of another API than the emulators', for example of `serveApi`. */
  api?: string
  headers?: Record<string, string>
}

/** Calls an endpoint as the client does and parses the reply with its contract. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Reply<OutputOf<E>>> {
  const { path, rest } = fillPath(endpoint.path, Object.fromEntries(Object.entries(input ?? {})))
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE' || endpoint.body === 'binary'
  const query = inQuery ? queryOf(rest) : ''
  const { token, file, headers = {} } = options
  const response = await fetch(`${options.api ?? EMULATORS.api}${path}${query}`, {
    method: endpoint.method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(file ? { 'content-type': file.type } : !inQuery && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(file ? { body: new Uint8Array(file.bytes) } : !inQuery && { body: JSON.stringify(rest) }),
  })
  return parseReply(endpoint, response)
}

/** Parses a reply. Fails the test if it does not match the contract. */
export async function parseReply<E extends Endpoint>(endpoint: E, response: Response): Promise<Reply<OutputOf<E>>> {
  const text = await response.text()
  const { status, headers } = response
  expect(headers.get('content-type'), text.slice(0, 300)).toContain('application/json')
  const body: unknown = JSON.parse(text)
  if (!response.ok) return { ok: false, status, headers, error: errorBodySchema.parse(body) }
  expect(status).toBe(endpoint.status ?? 200)
  return { ok: true, status, headers, data: endpoint.output.parse(body) as OutputOf<E> }
}

/** Returns the data of a successful reply. Throws for an error. */
export function dataOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`Expected a success, got ${reply.status} ${JSON.stringify(reply.error)}`)
  return reply.data
}

/** Returns the error of a reply. Fails unless it has this code. */
export function errorOf<T>(reply: Reply<T>, code: ErrorCode): ErrorBody {
  if (reply.ok) throw new Error(`Expected ${code}, got a success: ${JSON.stringify(reply.data)}`)
  expect(reply.error).toMatchObject({ code })
  return reply.error
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `?${query}` : ''
}
