import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { releaseVariants } from './release-variants.ts'
import { STATE_KEPT } from '../networks/network-health.ts'

/** A person may be waiting for the reply. */
const RELEASE_TIME = 20_000

type Needs = Pick<
  Deps,
  'heldVariants' | 'networkHealth' | 'networkStates' | 'variants' | 'clock' | 'queue' | 'config' | 'logger'
>

/** Releases what was held while a network was stopped, for some time; the next call goes on. Nothing once it is stopped again. */
export async function releaseStopped(deps: Needs, platform: Platform): Promise<number> {
  const state = await deps.networkStates.get(platform)
  if (!state?.isReleasing || state.stoppedAt !== null) return 0
  const stopAt = deps.clock.now() + RELEASE_TIME
  let released = 0
  for await (const page of deps.heldVariants.onPlatform(platform, 'stopped')) {
    released += await releaseVariants(deps, page, ['stopped'], { pause: 2 * STATE_KEPT })
    if (deps.clock.now() >= stopAt) return released
  }
  await deps.networkHealth.change(
    platform,
    ({ isReleasing }) => (isReleasing ? { isReleasing: false } : null),
    'scheduler',
  )
  return released
}
