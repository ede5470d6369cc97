import { AppError } from '../../domain/app-error.ts'
import { TransportError } from '../transport-error.ts'
import { GraphError } from './graph-error.ts'
import { graphRetryAt } from './graph-retry-at.ts'

const TOO_MANY_CODES = new Set([4, 17, 32, 613])

/** The error of a failed sign-in at a network, as the person sees it. `now` is epoch milliseconds. */
export function connectError(error: unknown, name: string, now: number): AppError {
  if (error instanceof AppError) return error
  if (error instanceof TransportError || !(error instanceof GraphError) || !error.failure.isOwn) {
    return new AppError('connection_unreachable', {
      detail: `${name} did not answer. Try again in a few minutes.`,
      cause: error,
    })
  }
  const { status, code, headers, message } = error.failure
  if (status === 429 || TOO_MANY_CODES.has(code)) {
    const retryAt = graphRetryAt(headers, now)
    const detail = `${name} has had too many calls. Try again later.`
    const wait = retryAt === null ? {} : { retryAfter: Math.ceil((retryAt - now) / 1000) }
    return new AppError('rate_limited', { detail, cause: error, ...wait })
  }
  if (status >= 500) {
    return new AppError('connection_unreachable', {
      detail: `${name} is in trouble. Try again in a few minutes.`,
      cause: error,
    })
  }
  return new AppError('connection_refused', { detail: `${name} refused the sign-in: ${message}`, cause: error })
}
