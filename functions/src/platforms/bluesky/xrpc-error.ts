import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import { redactSecrets } from '../redact-secrets.ts'
import { TransportError } from '../transport-error.ts'

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
export function withoutSecrets(error: unknown, secrets: ReadonlySet<string>): unknown {
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
