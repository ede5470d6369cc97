import type { getNetworkImpact as impactContract } from '@postwright/core/api/networks'
import type { OutputOf } from '@postwright/core/endpoint'
import { RELEASE_LATENESS_MAX } from '@postwright/core/limits'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'

const DAY = 24 * 60 * 60_000
/** The next posts whose workspaces are counted. */
const WORKSPACES_FROM = 500

/** The posts that a stop of a network holds, and those that wait for its end. */
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
