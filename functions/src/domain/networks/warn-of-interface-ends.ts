import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { endsSoon } from '@postwright/core/platforms/contract-age'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'

/** Warns the operator about API versions of networks that end soon: after that every call is refused. */
export function warnOfInterfaceEnds({ clock, logger }: Pick<Deps, 'clock' | 'logger'>): void {
  const contracts: PlatformContract[] = Object.values(PLATFORM_CONTRACTS)
  for (const { platform, interface: called } of contracts) {
    if (called && endsSoon(called, clock.now()))
      logger.warn('a version of an interface ends soon', { platform, ...called })
  }
}
