import { BLUESKY_CONTRACT } from './bluesky/contract.ts'
import type { PlatformContract } from './platform-contract.ts'
import { SANDBOX_CONTRACT } from './sandbox/contract.ts'

/** Every network, by its id: the one line that makes it known. */
export const PLATFORM_CONTRACTS = {
  bluesky: BLUESKY_CONTRACT,
  sandbox: SANDBOX_CONTRACT,
} as const satisfies Record<string, PlatformContract>
