import { type Endpoint, fillPath } from '@postwright/core/endpoint'
import type { z } from 'zod'

/** Thrown for an unsuccessful response. `code`: the product's error code; null if the body has none. */
export class ApiFailure extends Error {
  readonly code: string | null

  constructor(message: string, code: string | null) {
    super(message)
    this.code = code
  }
}

export type ApiClient = {
  call: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: Endpoint<Input, Output>,
    input: z.input<Input>,
    file?: Uint8Array<ArrayBuffer>,
  ) => Promise<z.output<Output>>
}

/** Calls `/api/v1` by its contracts, as the web client does. `base` ends in `/api/v1`. */
export function apiClient(base: string, accessToken: string | null): ApiClient {
  return {
    call: async (endpoint, input, file) => {
      const { path, rest } = fillPath(endpoint.path, toRecord(input))
      const asQuery = endpoint.method === 'GET' || endpoint.body === 'binary'
      const query = asQuery && Object.keys(rest).length > 0 ? `?${new URLSearchParams(toStrings(rest)).toString()}` : ''
      const reply = await fetch(`${base}${path}${query}`, {
        method: endpoint.method,
        headers: {
          'content-type': file ? 'application/octet-stream' : 'application/json',
          ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
        },
        ...(endpoint.method === 'GET' ? {} : { body: file ?? JSON.stringify(rest) }),
      })
      const body: unknown = await reply.json()
      if (!reply.ok) throw refusal(`${endpoint.method} ${path}`, reply.status, body)
      return endpoint.output.parse(body)
    },
  }
}

function toRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function toStrings(values: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

function refusal(call: string, status: number, body: unknown): ApiFailure {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : null
  return new ApiFailure(`${call} answered ${status}: ${JSON.stringify(body)}`, code)
}
