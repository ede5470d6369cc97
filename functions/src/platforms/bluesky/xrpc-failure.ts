import { z } from 'zod'
import { AppError } from '../../domain/app-error.ts'
import { TransportError } from '../transport-error.ts'

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
export function isCalled(error: unknown, names: readonly string[]): boolean {
  const failure = readFailure(error)
  return isProtocolError(failure) && failure.kind === 'answer' && names.includes(failure.name)
}

const REJECTED_TOKEN = new Set(['ExpiredToken', 'InvalidToken', 'AuthMissing', 'AuthenticationRequired'])

/** True when the call failed because of the token it carried. */
export function isTokenRejected(failure: XrpcFailure): boolean {
  return failure.kind === 'answer' && isProtocolError(failure) && REJECTED_TOKEN.has(failure.name)
}
