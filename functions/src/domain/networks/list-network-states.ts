import type { listNetworkStates as listEndpoint } from '@postwright/core/api/networks'
import type { OutputOf } from '@postwright/core/endpoint'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import type { NetworkState } from '../ports/connections.ts'
import type { Deps } from '../ports/deps.ts'

type Shown = OutputOf<typeof listEndpoint>['networks'][number]

/** Every network as admins see it. */
export async function listNetworkStates({ networkStates }: Pick<Deps, 'networkStates'>): Promise<Shown[]> {
  const states = await networkStates.list()
  return platformSchema.options.map((platform) =>
    shownState(
      platform,
      states.find(({ id }) => id === platform),
    ),
  )
}

export function shownState(platform: Platform, state: NetworkState | null | undefined): Shown {
  const { stoppedAt = null, stoppedBy = null, openedAt = null, probeAt = null } = state ?? {}
  const { probes = 0, lastErrors = [] } = state ?? {}
  return { platform, stoppedAt, stoppedBy, openedAt, probeAt, probes, lastErrors: [...lastErrors] }
}
