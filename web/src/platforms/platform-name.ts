import { type Platform, PLATFORM_NAMES } from '@postwright/core/platforms/platform-names'

/** Returns a network's name, which is the same in every language. */
export function platformName(platform: Platform): string {
  return PLATFORM_NAMES[platform]
}
