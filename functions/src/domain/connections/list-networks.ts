import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { type Platform, PLATFORMS } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

type Offer = { platform: Platform; mode: ConnectionMode }

/**
 * Lists the networks that can be connected: `assisted` if the network needs an app and the operator has registered none.
 * @throws `not_found`
 */
export async function listNetworks(deps: Deps, caller: Caller, workspaceId: string): Promise<Offer[]> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const offers = await Promise.all(PLATFORMS.map((platform) => offerOf(deps, platform)))
  return offers.filter((offer) => offer !== null)
}

async function offerOf({ config, platformApps }: Deps, platform: Platform): Promise<Offer | null> {
  const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
  if (auth.kind === 'none' && config.sandboxUrl === null) return null
  const isDirect = !auth.needsApp || (await platformApps.get(platform)) !== null
  return { platform, mode: isDirect ? 'direct' : 'assisted' }
}
