import type { Deps } from '../ports/deps.ts'
import type { Unknown } from '../ports/networks.ts'

const NO_ANSWER: Unknown = { kind: 'unknown', error: { kind: 'timeout_unknown', detail: '', retryable: true } }
const BROKEN: Unknown = { kind: 'unknown', error: { kind: 'unknown', detail: '', retryable: true } }

/** Reason for ending a timer; a named constant, because the platform would otherwise create an exception for each. */
const OVER = 'over'

/**
 * Makes one call of a publisher, which is ended after `within` milliseconds without a result or progress. A timeout and a publisher that throws both
 * count as "unknown": the request may have arrived.
 */
export async function callWithTimeout<T>(
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
  within: number,
  call: (progress: () => void) => Promise<T>,
): Promise<T | Unknown> {
  const timeout = Promise.withResolvers<Unknown>()
  let stop = new AbortController()

  function restartTimer(): void {
    stop.abort(OVER)
    const current = new AbortController()
    stop = current
    const end = () => (current.signal.aborted ? undefined : timeout.resolve(NO_ANSWER))
    clock.sleep(within, current.signal).then(end, () => undefined)
  }

  restartTimer()
  try {
    return await Promise.race([call(restartTimer), timeout.promise])
  } catch (error) {
    logger.error('a publisher failed', { error: error instanceof Error ? error.stack : String(error) })
    return BROKEN
  } finally {
    stop.abort(OVER)
  }
}
