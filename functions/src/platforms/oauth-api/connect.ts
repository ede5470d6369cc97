import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { Unsendable, retryAtOf } from './failures.ts'
import { AppError } from '../../domain/app-error.ts'
import { TransportError } from '../transport-error.ts'
import { ApiError, UnreadableBody } from './api.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.oauthApi
const SHARED = NETWORK_WORDS.shared

/** Returns the operator's app, which may have been removed since the channel was connected. @throws Unsendable */
export async function requireApp(app: () => Promise<PlatformApp | null>): Promise<PlatformApp> {
  const keys = await app()
  if (keys) return keys
  throw new Unsendable('config', WORDS.noApp)
}

/** @throws AppError `connection_refused` when a user has not granted all permissions that publishing needs */
export function requireScopes(required: readonly string[], granted: readonly string[], name: string): void {
  const missing = required.filter((scope) => !granted.includes(scope))
  if (missing.length === 0) return
  const detail = fillWords(WORDS.notAllGranted, { name })
  throw new AppError('connection_refused', { detail, message: `not granted: ${missing.join(' ')}` })
}

const DAY_SECONDS = 24 * 60 * 60

/** Returns the error of a failed sign-in at a network, with a message for the user. `name`: the network's name; `now`: epoch milliseconds. */
export function connectError(error: unknown, name: string, now: number): unknown {
  if (error instanceof TransportError) return unreachable(fillWords(SHARED.silent, { name }), error)
  if (error instanceof UnreadableBody) return unreachable(fillWords(WORDS.unexpected, { name }), error)
  if (!(error instanceof ApiError)) return error
  const { status, headers } = error.reply
  if (status >= 500) return unreachable(fillWords(SHARED.inTrouble, { name }), error)
  if (status !== 429)
    return new AppError('connection_refused', { detail: fillWords(WORDS.refused, { name }), cause: error })
  const retryAt = retryAtOf(headers, now)
  return new AppError('rate_limited', {
    detail: fillWords(SHARED.tooManyRequests, { name }),
    cause: error,
    ...(retryAt !== null && { retryAfter: Math.min(Math.ceil((retryAt - now) / 1000), DAY_SECONDS) }),
  })
}

const unreachable = (detail: string, cause: Error) => new AppError('connection_unreachable', { detail, cause })
