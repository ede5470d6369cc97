import type { Platform } from '@postwright/core/platforms/platform'

/** Locale keys of the networks' names. */
export const PLATFORM_NAMES = {
  bluesky: 'publishing:platform.bluesky',
  sandbox: 'publishing:platform.sandbox',
} as const satisfies Record<Platform, string>
