import type { Connection } from '@postwright/core/model/connection'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { appRefOf } from '../platform-apps/app-keys.ts'
import type { FoundChannel } from '../ports/networks.ts'
import { releaseHeld } from '../publishing/release-held.ts'
import { saveConnection } from './save-connection.ts'

type Chosen = { workspaceId: string; platform: Platform; mode: ConnectionMode; channels: readonly FoundChannel[] }

/** Stores channels after a successful sign-in. What was held for one of them is released when it is not too late for it. */
export async function saveChannels(
  deps: Deps,
  caller: Caller,
  { workspaceId, platform, mode, channels }: Chosen,
): Promise<Connection[]> {
  const appRef = await refOfApp(deps, platform)
  const saved: Connection[] = []
  for (const channel of channels) {
    const connection = await saveConnection(deps, caller, { workspaceId, platform, mode, channel, appRef })
    await releaseHeld(deps, workspaceId, connection.id)
    saved.push(connection)
  }
  return saved
}

/** The operator's app that access at the network is granted through; null where none is needed or registered. */
async function refOfApp({ platformApps }: Pick<Deps, 'platformApps'>, platform: Platform): Promise<string | null> {
  if (!PLATFORM_CONTRACTS[platform].auth.needsApp) return null
  const app = await platformApps.get(platform)
  return app && appRefOf(platform, app)
}
