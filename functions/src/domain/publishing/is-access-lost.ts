import type { PublishErrorKind } from '@postwright/core/publishing/publish-error'

/** Refusals that end when the account is connected again; until then the post waits. */
export const ACCESS_LOST: readonly PublishErrorKind[] = ['token_expired', 'permission', 'disconnected', 'config']

export function isAccessLost(kind: PublishErrorKind): boolean {
  return ACCESS_LOST.includes(kind)
}
