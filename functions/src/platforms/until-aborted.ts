import { TransportError } from './transport-error.ts'

/** Waits for work that cannot be told to stop, no longer than the signal allows. */
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
