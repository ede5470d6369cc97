import { z } from 'zod'
import { type Platform, PLATFORM_NAMES } from './platform-names.ts'

export type { Platform }

export const PLATFORMS: readonly Platform[] = Object.keys(PLATFORM_NAMES).filter(isPlatform)

export const platformSchema = z.enum(PLATFORMS)

/** Returns whether an untrusted text is the id of a supported network. */
export function isPlatform(id: string): id is Platform {
  return Object.hasOwn(PLATFORM_NAMES, id)
}
