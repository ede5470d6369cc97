import type { Platform } from '@postwright/core/platforms/platform'

/** What the sealed keys of an app are bound to: copied to another network they do not open. */
export function platformAppContext(platform: Platform): string {
  return `platform-app|${platform}`
}
