import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { Unsendable, retryAtOf } from './failures.ts'
import { AppError } from '../../domain/app-error.ts'
import { TransportError } from '../transport-error.ts'
import { ApiError, UnreadableBody } from './api.ts'

/** Returns the operator's app, which may have been removed since the channel was connected. @throws Unsendable */
export async function requireApp(app: () => Promise<PlatformApp | null>): Promise<PlatformApp> {
  const keys = await app()
  if (keys) return keys
  throw new Unsendable('config', 'No app of the operator is registered for this network any more.')
}

/** @throws AppError `connection_refused` when a user has not granted all permissions that publishing needs */
export function requireScopes(required: readonly string[], granted: readonly string[], name: string): void {
  const missing = required.filter((scope) => !granted.includes(scope))
  if (missing.length === 0) return
  const detail = `${name} did not grant everything that publishing needs. Connect again and allow all of it.`
  throw new AppError('connection_refused', { detail, message: `not granted: ${missing.join(' ')}` })
}

const DAY_SECONDS = 24 * 60 * 60

/** Returns the error of a failed sign-in at a network, with a message for the user. `name`: the network's name; `now`: epoch milliseconds. */
export function connectError(error: unknown, name: string, now: number): unknown {
  if (error instanceof TransportError) return unreachable(`${name} did not respond. Try again in a few minutes.`, error)
  if (error instanceof UnreadableBody)
    return unreachable(`${name} gave an unexpected response. Try again later.`, error)
  if (!(error instanceof ApiError)) return error
  const { status, headers } = error.reply
  if (status >= 500) return unreachable(`${name} has a problem. Try again in a few minutes.`, error)
  if (status !== 429)
    return new AppError('connection_refused', { detail: `${name} refused the sign-in.`, cause: error })
  const retryAt = retryAtOf(headers, now)
  return new AppError('rate_limited', {
    detail: `${name} received too many requests. Try again later.`,
    cause: error,
    ...(retryAt !== null && { retryAfter: Math.min(Math.ceil((retryAt - now) / 1000), DAY_SECONDS) }),
  })
}

const unreachable = (detail: string, cause: Error) => new AppError('connection_unreachable', { detail, cause })
