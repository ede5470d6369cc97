import type { Platform } from '@postwright/core/platforms/platform'
import type { Publisher, Refused } from '../domain/ports.ts'

/** The publisher of a network that this installation does not have. */
export function unavailablePublisher(platform: Platform): Publisher {
  const refused: Refused = {
    kind: 'refused',
    error: { kind: 'config', detail: `the ${platform} network is not available here`, retryable: false },
  }
  return {
    platform,
    prepare: () => Promise.resolve(refused),
    publish: () => Promise.resolve(refused),
    // A network that cannot be called leaves the outcome unknown.
    reconcile: () => Promise.resolve({ kind: 'unknown', error: refused.error }),
    check: () => Promise.resolve(refused),
    revoke: () => Promise.resolve(),
  }
}
