import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import type { NetworkStatus } from '@postwright/core/publishing/network-status'
import type { Deps } from '../../deps.ts'

type NetworkState = Awaited<ReturnType<Deps['networkStates']['list']>>[number]

/** The state of every network, from what is stored of those that are stopped or fail. */
export function networkStatuses({ isLocal }: Deps['config'], states: readonly NetworkState[]): NetworkStatus[] {
  return platformSchema.options
    .filter((platform) => isLocal || isPublic(platform))
    .map((platform) =>
      statusOf(
        platform,
        states.find(({ id }) => id === platform),
      ),
    )
}

function statusOf(platform: Platform, state: NetworkState | undefined): NetworkStatus {
  if (state && state.stoppedAt !== null) return { platform, state: 'paused', since: state.stoppedAt }
  if (state && state.openedAt !== null) return { platform, state: 'degraded', since: state.openedAt }
  return { platform, state: 'operational', since: null }
}

/** Networks without sources are imitations for trying things out on the emulators. */
function isPublic(platform: Platform): boolean {
  return PLATFORM_CONTRACTS[platform].sources.length > 0
}
