import { NETWORK_CALL_TIMEOUT, UPLOAD_TIMEOUT } from '@postwright/core/limits'
import { z } from 'zod'
import type { FetchLimits, SafeFetch } from '../safe-fetch.ts'
import { AppError } from '../../domain/app-error.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { TransportError } from '../transport-error.ts'

export type XrpcInput = {
  params?: Record<string, string | string[]>
  /** JSON, or bytes together with their `encoding`. */
  data?: object
  encoding?: string
  token?: string
}

/** Calls one method of the server and returns its parsed body; rejects with an `XrpcError`. */
export type Xrpc = (method: string, input?: XrpcInput) => Promise<unknown>

/** The only method whose request contains a whole image. */
const UPLOAD = '/com.atproto.repo.uploadBlob'

type XrpcLimits = FetchLimits & {
  signal?: AbortSignal
  /** Secrets to redact from error messages, besides those that the calls themselves contain. */
  secrets?: readonly string[]
}

const secretFieldsSchema = z
  .object({ password: z.string(), accessJwt: z.string(), refreshJwt: z.string() })
  .partial()
  .catch({})

/**
 * Returns the official client over our own fetch. Secrets are removed from a server's error messages.
 * NOTE the client loads all lexicons (a quarter of a second and 66 MB), so it is loaded only when a network is actually called.
 */
export function openXrpc(fetch: SafeFetch, service: string, limits: XrpcLimits = {}): Xrpc {
  const { signal, secrets = [], ...rest } = { timeout: NETWORK_CALL_TIMEOUT, ...limits }
  const hidden = new Set(secrets)
  const agent = import('@atproto/api').then(
    ({ Agent }) =>
      new Agent(async (url: string, init: RequestInit) => {
        // NOTE the fetch applies its own redirect rules.
        const { redirect: _redirect, ...request } = init
        const own = url.endsWith(UPLOAD) ? { ...rest, timeout: UPLOAD_TIMEOUT } : rest
        return fetch(new URL(url, service).href, signal ? { ...request, signal } : request, own)
      }),
  )
  const remember = (values: unknown) => {
    for (const secret of Object.values(secretFieldsSchema.parse(values))) hidden.add(secret)
  }
  return async (method, { params, data, encoding, token } = {}) => {
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
    if (token !== undefined) hidden.add(token)
    remember(data)
    try {
      const options = { ...(encoding && { encoding }), ...(headers && { headers }) }
      const body: unknown = (await (await agent).call(method, params, data, options)).data
      remember(body)
      return body
    } catch (error) {
      throw withoutSecrets(error, hidden)
    }
  }
}

/** Error class of the client, read by shape so that the client need not be loaded for it. */
const clientErrorSchema = z.object({
  status: z.number(),
  error: z.string().catch(''),
  message: z.string(),
  headers: z.record(z.string(), z.string()).catch({}),
  cause: z.unknown().optional(),
})

const NAME_MAX = 100

/** Failed call as the client reports it, without secrets. A `status` below 100 is the client's own. */
class XrpcError extends Error {
  readonly status: number
  /** Name of the error in the protocol. */
  readonly error: string
  readonly headers: Record<string, string>

  constructor({ status, error, message, headers, cause }: z.infer<typeof clientErrorSchema>) {
    super(message, { cause })
    this.name = 'XrpcError'
    this.status = status
    this.error = error
    this.headers = headers
  }
}

/**
 * Returns the failure without secrets that a server repeated. The client's error also contains the body and the request, so it is discarded; our own
 * errors quote no server.
 */
function withoutSecrets(error: unknown, secrets: ReadonlySet<string>): unknown {
  if (isOurs(error)) return error
  const parsed = clientErrorSchema.safeParse(error)
  if (!parsed.success) return new Error(redactSecrets(String(error), secrets))
  const { status, headers, cause } = parsed.data
  const message = redactSecrets(parsed.data.message, secrets)
  const name = redactSecrets(parsed.data.error, secrets).slice(0, NAME_MAX)
  return new XrpcError({ status, headers, message, error: name, cause: isOurs(cause) ? cause : undefined })
}

function isOurs(error: unknown): boolean {
  return error instanceof AppError || error instanceof TransportError
}

const xrpcErrorSchema = z.object({
  status: z.number(),
  error: z.string(),
  message: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  cause: z.unknown().optional(),
})

/** Cause of a failed call: the server replied with an error, did not reply, or we refused to call. */
export type XrpcFailure =
  | { kind: 'answer'; status: number; name: string; message: string; headers: Record<string, string> }
  | { kind: 'transport'; error: TransportError }
  | { kind: 'address'; error: AppError }
  | { kind: 'other'; message: string }

/** Lowest HTTP status; the client uses lower numbers for its own failures, including replies that do not fit the lexicon. */
const FIRST_HTTP_STATUS = 100

export function readFailure(error: unknown): XrpcFailure {
  const parsed = xrpcErrorSchema.safeParse(error)
  const cause = parsed.success && parsed.data.cause !== undefined ? parsed.data.cause : error
  if (cause instanceof TransportError) return { kind: 'transport', error: cause }
  if (cause instanceof AppError) return { kind: 'address', error: cause }
  if (!parsed.success || parsed.data.status < FIRST_HTTP_STATUS) {
    return { kind: 'other', message: error instanceof Error ? error.message : String(error) }
  }
  const { status, error: name, message, headers = {} } = parsed.data
  return { kind: 'answer', status, name, message, headers }
}

/** Returns true when a server of this protocol refused the call: its error is JSON, unlike the error of a proxy or another web server. */
export function isProtocolError(failure: XrpcFailure): boolean {
  if (failure.kind !== 'answer' || failure.status < 400 || failure.status >= 500) return false
  return failure.headers['content-type']?.includes('json') ?? false
}

/** Returns true when the record differs from the one to be replaced: nothing was written. */
export function isSwapRefused(error: unknown): boolean {
  const failure = readFailure(error)
  return failure.kind === 'answer' && failure.name === 'InvalidSwap'
}

/** Returns true when the server reports that the record does not exist. */
export function isRecordMissing(error: unknown): boolean {
  const failure = readFailure(error)
  return isProtocolError(failure) && failure.kind === 'answer' && failure.name === 'RecordNotFound'
}

/** Returns true when a server of this protocol refused the call with one of these error names. */
export function isXrpcError(error: unknown, names: readonly string[]): boolean {
  const failure = readFailure(error)
  return isProtocolError(failure) && failure.kind === 'answer' && names.includes(failure.name)
}

const REJECTED_TOKEN = new Set(['ExpiredToken', 'InvalidToken', 'AuthMissing', 'AuthenticationRequired'])

/** Returns true when the call failed because of its token. */
export function isTokenRejected(failure: XrpcFailure): boolean {
  return failure.kind === 'answer' && isProtocolError(failure) && REJECTED_TOKEN.has(failure.name)
}
