import { platformSchema } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { whereOn } from '../where-on.ts'
import { releaseVariants } from './release-variants.ts'

/** One run stops after this long; the next goes on. */
const RELEASE_TIME = 20_000
/** Other processes go by the earlier state for ten seconds. */
const PAUSE = 12_000

type Needs = Pick<Deps, 'heldVariants' | 'services' | 'variants' | 'clock' | 'queue' | 'config' | 'logger'>

/**
 * Releases what was held while publishing was off, in workspaces for which it is on.
 * @returns how many were released
 */
export async function releaseServiceHolds(deps: Needs): Promise<number> {
  const stopAt = deps.clock.now() + RELEASE_TIME
  let released = 0
  for (const platform of platformSchema.options) {
    for await (const page of deps.heldVariants.onPlatform(platform, 'service_off')) {
      const found = page.map((stored) => ({ workspaceId: stored.variant.workspaceId, stored }))
      const free = (await whereOn(deps.services, 'publishing', found)).map(({ stored }) => stored)
      released += await releaseVariants(deps, free, ['service_off'], { pause: PAUSE })
      if (deps.clock.now() >= stopAt) return released
    }
  }
  return released
}
