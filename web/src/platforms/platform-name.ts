import type { Platform } from '@postwright/core/platforms/platform'

const NAMES: Record<Platform, string> = { bluesky: 'Bluesky', sandbox: 'Sandbox' }

/** A network's name, which is the same in every language. */
export function platformName(platform: Platform): string {
  return NAMES[platform]
}
