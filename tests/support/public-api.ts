import { createApiKey } from '@postwright/core/api/api-keys'
import { PUBLIC_API_BASE } from '@postwright/core/api/public/public-endpoint'
import type { ApiScope } from '@postwright/core/rights/scopes'
import { apiScopeSchema } from '@postwright/core/rights/scopes'
import { dataOf } from './api.ts'
import type { TestCaller } from './callers.ts'
import { EMULATORS } from './emulators.ts'

export const PUBLIC_API = `${EMULATORS.web}${PUBLIC_API_BASE}`

type KeyOptions = { scopes?: readonly ApiScope[]; workspaceId?: string; actsAlone?: boolean }

/** Creates an API key, by default with all scopes. */
export async function makeKey(caller: TestCaller, options: KeyOptions = {}): Promise<{ id: string; secret: string }> {
  const { scopes = apiScopeSchema.options, workspaceId = caller.workspaceId, actsAlone = false } = options
  const input = { workspaceId, name: 'Script', scopes: [...scopes], days: null, actsAlone }
  const { key, secret } = dataOf(await caller.call(createApiKey, input))
  return { id: key.id, secret }
}

export type PublicReply = { status: number; headers: Headers; body: Record<string, unknown> }

type PublicCall = { method?: string; body?: unknown; headers?: Record<string, string>; base?: string }

/** Calls the public API without any client of the product. */
export async function callPublic(
  secret: string,
  path: string,
  { method = 'GET', body, headers = {}, base = PUBLIC_API }: PublicCall = {},
): Promise<PublicReply> {
  const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { Authorization: `Bearer ${secret}`, ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as PublicReply['body'] }
}
