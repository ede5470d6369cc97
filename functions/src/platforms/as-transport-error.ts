import { AppError } from '../domain/app-error.ts'
import { TransportError } from './transport-error.ts'

/** What a failed call means for the caller. `sent`: whether the request may have arrived. */
export function asTransportError(error: unknown, sent: boolean, signal: AbortSignal): Error {
  if (error instanceof TransportError || error instanceof AppError) return error
  if (signal.aborted) return new TransportError('timeout', { sent, cause: error })
  return new TransportError(sent ? 'broken' : 'unreachable', { sent, cause: error })
}
