import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { shownState } from './list-network-states.ts'

/**
 * Stops publishing on a network. Other processes hold what comes due from a few seconds later; a call that is under way ends.
 * Stopping it again changes nothing.
 */
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
  return shownState(platform, stopped ?? (await networkStates.get(platform)))
}
