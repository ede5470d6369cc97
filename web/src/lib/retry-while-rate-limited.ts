import { ApiError } from './api-error.ts'

/** Milliseconds between two attempts; the server limits calls per minute. */
const PAUSE = 10_000

/**
 * Retries a call while it is rate limited.
 * @throws any other error of the call, or an AbortError if aborted while waiting
 */
export async function retryWhileRateLimited<Outcome>(
  signal: AbortSignal,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
      await pause(signal)
    }
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('called off', 'AbortError'))
    })
  })
}
