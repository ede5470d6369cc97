import type {
  listNetworkStates as listEndpoint,
  ShownNetwork,
  getNetworkImpact as impactContract,
} from '@postwright/core/api/networks'
import type { OutputOf } from '@postwright/core/endpoint'
import { type Platform, platformSchema } from '@postwright/core/platforms/platform'
import type { NetworkState } from '../ports/connections.ts'
import type { Deps } from '../ports/deps.ts'
import { CLOSED } from './network-health.ts'
import { RELEASE_LATENESS_MAX } from '@postwright/core/limits'

type Shown = OutputOf<typeof listEndpoint>['networks'][number]

/** Returns the publishing state of every network, for admins. */
export async function listNetworkStates({ networkStates }: Pick<Deps, 'networkStates'>): Promise<Shown[]> {
  const states = await networkStates.list()
  return platformSchema.options.map((platform) =>
    toNetworkState(
      platform,
      states.find(({ id }) => id === platform),
    ),
  )
}

export function toNetworkState(platform: Platform, state: NetworkState | null | undefined): Shown {
  const { stoppedAt = null, stoppedBy = null, openedAt = null, probeAt = null } = state ?? {}
  const { probes = 0, lastErrors = [] } = state ?? {}
  return { platform, stoppedAt, stoppedBy, openedAt, probeAt, probes, lastErrors: [...lastErrors] }
}

/** Stops publishing on a network. Other processes hold due posts within a few seconds; a running call continues. A repeated call changes nothing. */
export async function stopNetwork(
  {
    networkHealth,
    networkStates,
    auditLog,
    clock,
  }: Pick<Deps, 'networkHealth' | 'networkStates' | 'auditLog' | 'clock'>,
  actorUid: string,
  platform: Platform,
  reason: string,
) {
  const stopped = await networkHealth.change(
    platform,
    ({ stoppedAt }) =>
      stoppedAt === null ? { stoppedAt: clock.now(), stoppedBy: actorUid, isReleasing: false } : null,
    actorUid,
  )
  if (stopped)
    await auditLog.append({ action: 'network.stopped', actorUid, subject: platform, facts: { platform, reason } })
  return toNetworkState(platform, stopped ?? (await networkStates.get(platform)))
}

type Needs = Pick<Deps, 'networkHealth' | 'networkStates' | 'auditLog'>

/** Lets deliveries call a suspended network again at once. New failures suspend it again. A repeated call changes nothing. */
export async function closeBreaker(
  { networkHealth, networkStates, auditLog }: Needs,
  actorUid: string,
  { platform, reason }: { platform: Platform; reason: string },
): Promise<ShownNetwork> {
  const closed = await networkHealth.change(platform, ({ openedAt }) => (openedAt === null ? null : CLOSED), actorUid)
  if (closed) {
    const facts = { platform, reason }
    await auditLog.append({ action: 'network.breaker_closed', actorUid, subject: platform, facts })
  }
  return toNetworkState(platform, closed ?? (await networkStates.get(platform)))
}

const DAY = 24 * 60 * 60_000

/** Number of next posts whose workspaces are counted. */
const WORKSPACES_FROM = 500

/**
 * Counts the posts that a stop of a network would hold and their workspaces, and the posts that it holds now: those that can still be released, and
 * those that are too late.
 */
export async function readNetworkImpact(
  { networkPosts, clock }: Pick<Deps, 'networkPosts' | 'clock'>,
  platform: Platform,
): Promise<OutputOf<typeof impactContract>> {
  const now = clock.now()
  const [all, day, week, workspaceIds, held, late] = await Promise.all([
    networkPosts.countScheduled(platform, null),
    networkPosts.countScheduled(platform, now + DAY),
    networkPosts.countScheduled(platform, now + 7 * DAY),
    networkPosts.nextWorkspaces(platform, WORKSPACES_FROM),
    networkPosts.countStopped(platform, null),
    networkPosts.countStopped(platform, now - RELEASE_LATENESS_MAX),
  ])
  return {
    scheduled: { day, week, all },
    workspaces: new Set(workspaceIds).size,
    hasMoreWorkspaces: all > workspaceIds.length,
    held: { released: Math.max(held - late, 0), late },
  }
}
