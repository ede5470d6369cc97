import { AppError } from '../domain/app-error.ts'
import { fillWords } from '../domain/fill-words.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

export type TransportFailure = 'unresolved' | 'unreachable' | 'timeout' | 'broken' | 'too_large' | 'redirect'

/** Error for a call without a usable reply. `sent` is false only when it is certain that the request never left this machine. */
export class TransportError extends Error {
  readonly failure: TransportFailure
  readonly sent: boolean

  constructor(failure: TransportFailure, { sent, cause }: { sent: boolean; cause?: unknown }) {
    super(fillWords(NETWORK_WORDS.shared.callFailed, { failure }), { cause })
    this.name = 'TransportError'
    this.failure = failure
    this.sent = sent
  }
}

/** Converts the error of a failed call to a `TransportError`, unless it already is one or an `AppError`. `sent`: whether the request may have arrived. */
export function toTransportError(error: unknown, sent: boolean, signal: AbortSignal): Error {
  if (error instanceof TransportError || error instanceof AppError) return error
  if (signal.aborted) return new TransportError('timeout', { sent, cause: error })
  return new TransportError(sent ? 'broken' : 'unreachable', { sent, cause: error })
}

/**
 * Waits for work that cannot be aborted, until it ends or the signal aborts.
 * @throws TransportError `timeout` when the signal aborts first
 */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(new TransportError('timeout', { sent: false, cause: signal.reason }))
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
