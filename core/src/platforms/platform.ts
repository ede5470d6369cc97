import { z } from 'zod'
import { PLATFORM_CONTRACTS } from './contracts.ts'

/** The networks that have a contract. */
export type Platform = keyof typeof PLATFORM_CONTRACTS

export const PLATFORMS: readonly Platform[] = Object.keys(PLATFORM_CONTRACTS).filter(isPlatform)

export const platformSchema = z.enum(PLATFORMS)

/** Whether an id, wherever it comes from, names one of our networks. */
export function isPlatform(id: string): id is Platform {
  return Object.hasOwn(PLATFORM_CONTRACTS, id)
}
