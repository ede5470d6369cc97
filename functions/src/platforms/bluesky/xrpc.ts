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
