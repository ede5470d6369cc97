import type { ShownNetwork } from '@postwright/core/api/networks'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { shownState } from './list-network-states.ts'
import { CLOSED } from './network-health.ts'

type Needs = Pick<Deps, 'networkHealth' | 'networkStates' | 'auditLog'>

/** Has deliveries call a suspended network again at once. The next failures suspend it anew. Closing it again changes nothing. */
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
  return shownState(platform, closed ?? (await networkStates.get(platform)))
}
