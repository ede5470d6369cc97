import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'

/** A network's name, which is the same in every language. */
export function platformName(platform: Platform): string {
  return PLATFORM_CONTRACTS[platform].name
}
