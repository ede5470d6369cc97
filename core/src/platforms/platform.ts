import { z } from 'zod'
import { PLATFORM_CONTRACTS } from './contracts.ts'

/** The networks that have a contract. */
export type Platform = keyof typeof PLATFORM_CONTRACTS

export const PLATFORMS: readonly Platform[] = Object.keys(PLATFORM_CONTRACTS).filter(isPlatform)

export const platformSchema = z.enum(PLATFORMS)

export function isPlatform(id: string): id is Platform {
  return Object.hasOwn(PLATFORM_CONTRACTS, id)
}
