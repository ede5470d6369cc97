import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'

/** How long a channel's access lasts without a person, in milliseconds: that of what renews it, else its own; null: for ever. */
export function lifeOf(platform: Platform): number | null {
  const { refreshLife, accessLife } = PLATFORM_CONTRACTS[platform].auth
  return refreshLife ?? accessLife
}
