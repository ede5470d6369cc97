import type { Connection } from '@postwright/core/model/connection'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
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
  const saved: Connection[] = []
  for (const channel of channels) {
    const connection = await saveConnection(deps, caller, { workspaceId, platform, mode, channel })
    await releaseHeld(deps, workspaceId, connection.id)
    saved.push(connection)
  }
  return saved
}
