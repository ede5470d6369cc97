import type { NetworkState } from '../ports/connections.ts'
import type { Deliveries } from '@postwright/core/model/heartbeat'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import type { NetworkStatus } from '@postwright/core/posts/network-status'
import type { Deps } from '../ports/deps.ts'

/** The state of every network, from what is stored of those that are stopped or fail, with its deliveries as they were counted. */
export function networkStatuses(
  { isLocal }: Deps['config'],
  states: readonly NetworkState[],
  counted: readonly Deliveries[],
): NetworkStatus[] {
  return platformSchema.options
    .filter((platform) => isLocal || isPublic(platform))
    .map((platform) => {
      const state = states.find(({ id }) => id === platform)
      const deliveries = counted.find((each) => each.platform === platform) ?? null
      return { platform, ...stateOf(state), deliveries }
    })
}

function stateOf(state: NetworkState | undefined): Pick<NetworkStatus, 'state' | 'since'> {
  if (state && state.stoppedAt !== null) return { state: 'paused', since: state.stoppedAt }
  if (state && state.openedAt !== null) return { state: 'degraded', since: state.openedAt }
  return { state: 'operational', since: null }
}

/** Networks without sources are imitations for trying things out on the emulators. */
function isPublic(platform: Platform): boolean {
  return PLATFORM_CONTRACTS[platform].sources.length > 0
}
