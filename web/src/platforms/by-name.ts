import type { Platform } from '@postwright/core/platforms/platform'
import { platformName } from './platform-name.ts'

export function byName(a: { platform: Platform }, b: { platform: Platform }): number {
  return platformName(a.platform).localeCompare(platformName(b.platform), 'en')
}
