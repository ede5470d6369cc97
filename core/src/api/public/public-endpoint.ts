import type { z } from 'zod'
import { defineEndpoint, type Endpoint } from '../../endpoint.ts'
import type { ErrorCode } from '../../error-codes.ts'
import type { Right } from '../../rights/rights.ts'
import type { ApiScope } from '../../rights/scopes.ts'

export const PUBLIC_API_BASE = '/api/public/v1'
export const MCP_PATH = '/api/mcp'
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const IDEMPOTENCY_KEY_MAX = 200
/** Retention of the replies to calls with an idempotency key. */
export const IDEMPOTENCY_TTL = 24 * 60 * 60 * 1000

/** An operation of the public API: an endpoint in the workspace of the calling key. Its title and description are API texts, keyed by its name. */
export type PublicEndpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Endpoint<
  Input,
  Output
> & {
  name: string
  /** The scope that a key needs; null if every key may call the operation. */
  scope: ApiScope | null
  /** True if the reply contains text written by people outside the team. */
  hasStrangersTexts?: boolean
}

type Definition<Input extends z.ZodType, Output extends z.ZodType> = Omit<
  PublicEndpoint<Input, Output>,
  'auth' | 'right'
> & { right: Right }

/** Errors that every operation can return. */
const COMMON = [
  'validation_failed',
  'unauthenticated',
  'token_invalid',
  'token_expired',
  'forbidden',
  'scope_missing',
  'not_found',
  'rate_limited',
] as const satisfies readonly ErrorCode[]
const COMMON_TO_WRITES = [
  'idempotency_key_reused',
  'request_in_progress',
  'malformed_json',
  'unsupported_content_type',
  'payload_too_large',
] as const satisfies readonly ErrorCode[]

export function definePublicEndpoint<Input extends z.ZodType, Output extends z.ZodType>({
  right,
  errors,
  ...definition
}: Definition<Input, Output>): PublicEndpoint<Input, Output> {
  const { method, path, input, output, ...rest } = definition
  const common = method === 'GET' ? COMMON : [...COMMON, ...COMMON_TO_WRITES]
  const all = [...new Set<ErrorCode>([...common, ...errors])]
  const endpoint = defineEndpoint({ method, path, input, output, auth: 'member', right, errors: all })
  return { ...endpoint, ...rest }
}
