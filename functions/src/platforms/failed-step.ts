import type { PublishError } from '@postwright/core/publishing/publish-error'
import { AppError } from '../domain/app-error.ts'
import type { Refused, Unknown } from '../domain/ports/networks.ts'
import { NetworkFailure } from './network-failure.ts'
import { redactSecrets } from './redact-secrets.ts'
import { TransportError } from './transport-error.ts'

const DETAIL_MAX = 500

/** A failed step in which nothing could be posted: always a refusal. `secrets` never appear in what is said about it. */
export function refusalOf(error: unknown, secrets: readonly string[] = []): Refused {
  const { described, retryAt } = read(error, secrets)
  return { kind: 'refused', error: described, ...(retryAt !== null && { retryAt }) }
}

/** A failed publish call: a refusal only when it is certain that nothing was published. */
export function outcomeOf(error: unknown, secrets: readonly string[] = []): Refused | Unknown {
  return { ...refusalOf(error, secrets), kind: isCertain(error) ? 'refused' : 'unknown' }
}

/** A failed look-up: it proves nothing about the post. */
export function unclearOf(error: unknown, secrets: readonly string[] = []): Unknown {
  return { ...refusalOf(error, secrets), kind: 'unknown' }
}

function isCertain(error: unknown): boolean {
  if (error instanceof NetworkFailure) return error.isCertain
  return error instanceof TransportError ? !error.sent : true
}

function read(error: unknown, secrets: readonly string[]): { described: PublishError; retryAt: number | null } {
  const say = (text: string) => redactSecrets(text, secrets).slice(0, DETAIL_MAX)
  if (error instanceof NetworkFailure) {
    const { kind, message, retryable, retryAt } = error
    return { described: { kind, detail: say(message), retryable }, retryAt }
  }
  if (error instanceof TransportError) {
    const kind = error.sent && error.failure !== 'redirect' ? 'timeout_unknown' : 'platform_down'
    return { described: { kind, detail: say(error.message), retryable: true }, retryAt: null }
  }
  if (!(error instanceof AppError)) throw error
  return { described: { kind: 'config', detail: say(error.message), retryable: false }, retryAt: null }
}
