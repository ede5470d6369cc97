import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { shownState } from '../networks/list-network-states.ts'
import { releaseStopped } from './release-stopped.ts'

/** Ends an admin's stop of a network and releases what was held for it; a scheduled job does what takes longer. */
export async function resumeNetwork(deps: Deps, actorUid: string, platform: Platform) {
  const resumed = await deps.networkHealth.change(
    platform,
    ({ stoppedAt }) => (stoppedAt === null ? null : { stoppedAt: null, stoppedBy: null, isReleasing: true }),
    actorUid,
  )
  if (resumed) {
    await deps.auditLog.append({ action: 'network.resumed', actorUid, subject: platform, facts: { platform } })
  }
  const released = resumed ? await releaseStopped(deps, platform) : 0
  return { network: shownState(platform, await deps.networkStates.get(platform)), released }
}
