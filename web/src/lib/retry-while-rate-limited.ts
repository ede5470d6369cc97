import { ApiError } from './api-error.ts'

/** Milliseconds between two attempts; the server counts calls by the minute. */
const PAUSE = 10_000

/**
 * Repeats a call for as long as there were too many of them.
 * @throws what the call throws otherwise, or an AbortError once it is called off while it waits
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
