import { platformSchema, type Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { mapConcurrent } from '../concurrency.ts'
import { renewAccess } from '../channel-access/renew-access.ts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'

/** Remaining share of its lifetime below which access is renewed. */
const RENEW_SHARE = 0.2
const RENEW_MAX = 200
const LANES = 8

/**
 * Renews the access of channels whose access expires soon.
 * @returns the number of renewed channels
 */
export async function renewExpiring(deps: Deps): Promise<number> {
  let renewed = 0
  for (const platform of platformSchema.options) {
    const life = getAccessLife(platform)
    if (life === null || !deps.publishers[platform].refresh) continue
    const until = deps.clock.now() + life * RENEW_SHARE
    await mapConcurrent(await deps.expiringConnections.list(platform, until, RENEW_MAX), LANES, {
      work: async ({ workspaceId, connection }) => {
        if ((await renewAccess(deps, workspaceId, connection)) === 'renewed') renewed += 1
      },
      failed: ({ connection: { id } }, error) => {
        deps.logger.error('access could not be renewed', { connectionId: id, error: String(error) })
      },
    })
  }
  return renewed
}

/**
 * Returns the time after which a person has to reconnect a channel, in milliseconds: the lifetime of its refresh token, otherwise of its
 * access. Null is unlimited.
 */
export function getAccessLife(platform: Platform): number | null {
  const { refreshLife, accessLife } = PLATFORM_CONTRACTS[platform].auth
  return refreshLife ?? accessLife
}
