import { BLUESKY_CONTRACT } from './bluesky-contract.ts'
import type { Platform } from './platform.ts'
import type { PlatformContract } from './platform-contract.ts'
import { SANDBOX_CONTRACT } from './sandbox-contract.ts'

export const PLATFORM_CONTRACTS = {
  bluesky: BLUESKY_CONTRACT,
  sandbox: SANDBOX_CONTRACT,
} as const satisfies Record<Platform, PlatformContract>
