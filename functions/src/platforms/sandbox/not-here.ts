import { AppError } from '../../domain/app-error.ts'
import type { Connector, Publisher, Refused } from '../../domain/ports/networks.ts'

const REFUSED: Refused = {
  kind: 'refused',
  error: { kind: 'config', detail: 'the sandbox network is not available here', retryable: false },
}

/** Where the network does not exist. */
export const NO_PUBLISHER: Publisher = {
  platform: 'sandbox',
  prepare: () => Promise.resolve(REFUSED),
  publish: () => Promise.resolve(REFUSED),
  // A network that cannot be called leaves the outcome unknown.
  reconcile: () => Promise.resolve({ kind: 'unknown', error: REFUSED.error }),
  check: () => Promise.resolve(REFUSED),
  revoke: () => Promise.resolve(),
}

export const NO_CONNECTOR: Connector = { begin: () => Promise.reject(new AppError('network_unavailable')) }
