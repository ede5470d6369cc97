import { AppError } from '../../domain/app-error.ts'
import { TransportError } from '../transport-error.ts'
import { ApiError } from './api-error.ts'
import { UnreadableBody } from './read-body.ts'
import { retryAtOf } from './retry-at.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The error of a failed sign-in at a network, as the person sees it. `name`: the network's; `now`: epoch milliseconds. */
export function connectError(error: unknown, name: string, now: number): unknown {
  if (error instanceof TransportError) return unreachable(`${name} did not answer. Try again in a few minutes.`, error)
  if (error instanceof UnreadableBody) return unreachable(`${name} answered in an unknown way. Try again later.`, error)
  if (!(error instanceof ApiError)) return error
  const { status, headers } = error.reply
  if (status >= 500) return unreachable(`${name} is in trouble. Try again in a few minutes.`, error)
  if (status !== 429)
    return new AppError('connection_refused', { detail: `${name} refused the sign-in.`, cause: error })
  const retryAt = retryAtOf(headers, now)
  return new AppError('rate_limited', {
    detail: `${name} has had too many calls. Try again later.`,
    cause: error,
    ...(retryAt !== null && { retryAfter: Math.min(Math.ceil((retryAt - now) / 1000), DAY_SECONDS) }),
  })
}

const unreachable = (detail: string, cause: Error) => new AppError('connection_unreachable', { detail, cause })
