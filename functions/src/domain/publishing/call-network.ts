import type { Deps } from '../../deps.ts'
import type { Unknown } from '../ports.ts'

const NO_ANSWER: Unknown = { kind: 'unknown', error: { kind: 'timeout_unknown', detail: '', retryable: true } }
const BROKEN: Unknown = { kind: 'unknown', error: { kind: 'unknown', detail: '', retryable: true } }

/**
 * One call of a publisher, given up after `within` milliseconds. No answer and a publisher that breaks are both
 * "unknown": the request may have arrived.
 */
export async function callNetwork<T>(
  { clock, logger }: Pick<Deps, 'clock' | 'logger'>,
  within: number,
  call: () => Promise<T>,
): Promise<T | Unknown> {
  const stop = new AbortController()
  const silence = clock.sleep(within, stop.signal).then(() => NO_ANSWER)
  try {
    return await Promise.race([call(), silence])
  } catch (error) {
    logger.error('a publisher broke', { error: error instanceof Error ? error.stack : String(error) })
    return BROKEN
  } finally {
    stop.abort()
  }
}
