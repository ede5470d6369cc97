import { PLATFORM_CONTRACTS } from './contracts.ts'
import { type Platform, platformSchema } from './platform.ts'
import type { PlatformContract } from './platform-contract.ts'

const DAY = 24 * 60 * 60_000

/** Age in days after which a network's facts must be compared with their sources again. */
export const CONTRACT_AGE_MAX_DAYS = 180

export type CheckedContract = {
  platform: Platform
  verifiedAt: string
  sources: readonly string[]
  ageDays: number
  needsLook: boolean
}

type Facts = Pick<PlatformContract, 'verifiedAt' | 'sources'>

/**
 * Lists when each network's facts were last compared with their sources, and whether they must be compared again, oldest first. `now` is in epoch
 * milliseconds.
 */
export function listContractAges(
  now: number,
  contractOf: (platform: Platform) => Facts = (platform) => PLATFORM_CONTRACTS[platform],
): CheckedContract[] {
  return platformSchema.options
    .map((platform) => {
      const { verifiedAt, sources } = contractOf(platform)
      const age = now - Date.parse(verifiedAt)
      const ageDays = Math.max(0, Math.floor(age / DAY))
      return { platform, verifiedAt, sources, ageDays, needsLook: age > CONTRACT_AGE_MAX_DAYS * DAY }
    })
    .toSorted((a, b) => b.ageDays - a.ageDays)
}

const WARNED_BEFORE = 60 * 24 * 60 * 60_000

/** Returns whether the version of a network's interface ends within sixty days, or has ended. `now` is in epoch milliseconds. */
export function endsSoon({ endsOn }: NonNullable<PlatformContract['interface']>, now: number): boolean {
  return Date.parse(endsOn) - now <= WARNED_BEFORE
}
