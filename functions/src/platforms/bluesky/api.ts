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

/** Calls one method of the server and answers its parsed body; rejects with an `XrpcError`. */
export type Xrpc = (method: string, input?: XrpcInput) => Promise<unknown>

/** The one method that carries a whole picture. */
const UPLOAD = '/com.atproto.repo.uploadBlob'

type XrpcLimits = FetchLimits & {
  signal?: AbortSignal
  /** Removed from error messages, besides every secret that the calls themselves carry. */
  secrets?: readonly string[]
}

const secretFieldsSchema = z
  .object({ password: z.string(), accessJwt: z.string(), refreshJwt: z.string() })
  .partial()
  .catch({})

/**
 * The official client over our own fetch. What a server says about a failure leaves here without secrets.
 * NOTE it brings all lexicons (a quarter of a second and 66 MB), so it is loaded only when a network is really called.
 */
export function openXrpc(fetch: SafeFetch, service: string, limits: XrpcLimits = {}): Xrpc {
  const { signal, secrets = [], ...rest } = { timeout: NETWORK_CALL_TIMEOUT, ...limits }
  const hidden = new Set(secrets)
  const agent = import('@atproto/api').then(
    ({ Agent }) =>
      new Agent(async (url: string, init: RequestInit) => {
        // NOTE the fetch follows redirects by its own rules.
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

/** The client's own error class, read by shape so that the client need not be loaded for it. */
const clientErrorSchema = z.object({
  status: z.number(),
  error: z.string().catch(''),
  message: z.string(),
  headers: z.record(z.string(), z.string()).catch({}),
  cause: z.unknown().optional(),
})

const NAME_MAX = 100

/** A failed call as the client reports it, without secrets. `status` below 100 is the client's own. */
class XrpcError extends Error {
  readonly status: number
  /** The protocol's name of what went wrong. */
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
 * The same failure without what a server repeated of our secrets. The client's error also holds the body and the request,
 * so it is left behind; our own errors quote no server.
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

/** An `XrpcError`, read by shape. */
const xrpcErrorSchema = z.object({
  status: z.number(),
  error: z.string(),
  message: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
  cause: z.unknown().optional(),
})

/** What went wrong with a call: the server answered, no answer came, or we refused to call. */
export type XrpcFailure =
  | { kind: 'answer'; status: number; name: string; message: string; headers: Record<string, string> }
  | { kind: 'transport'; error: TransportError }
  | { kind: 'address'; error: AppError }
  | { kind: 'other'; message: string }

/** Status of the client for replies that do not fit the lexicon and for everything below 100. */
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

/** True when a server of this protocol refused the call: its error is JSON, unlike that of a proxy or another web server. */
export function isProtocolError(failure: XrpcFailure): boolean {
  if (failure.kind !== 'answer' || failure.status < 400 || failure.status >= 500) return false
  return failure.headers['content-type']?.includes('json') ?? false
}

/** True when a record is not what the call was to replace: nothing was written. */
export function isSwapRefused(error: unknown): boolean {
  const failure = readFailure(error)
  return failure.kind === 'answer' && failure.name === 'InvalidSwap'
}

/** True when the server says that there is no such record. */
export function isRecordMissing(error: unknown): boolean {
  const failure = readFailure(error)
  return isProtocolError(failure) && failure.kind === 'answer' && failure.name === 'RecordNotFound'
}

/** True when a server of this protocol refused the call by one of these names. */
export function isXrpcError(error: unknown, names: readonly string[]): boolean {
  const failure = readFailure(error)
  return isProtocolError(failure) && failure.kind === 'answer' && names.includes(failure.name)
}

const REJECTED_TOKEN = new Set(['ExpiredToken', 'InvalidToken', 'AuthMissing', 'AuthenticationRequired'])

/** True when the call failed because of the token it carried. */
export function isTokenRejected(failure: XrpcFailure): boolean {
  return failure.kind === 'answer' && isProtocolError(failure) && REJECTED_TOKEN.has(failure.name)
}
