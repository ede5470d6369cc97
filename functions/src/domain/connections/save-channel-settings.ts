import type { Connection } from '@postwright/core/model/connection'
import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { cleanSettings } from '@postwright/core/posts/clean-settings'
import type { Deps } from '../ports/deps.ts'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

type Input = {
  workspaceId: string
  connectionId: string
  settings: ChannelSettings
  timeZone?: string | null | undefined
}

/**
 * Stores what the channel's posts have unless they say otherwise, and whose clock it has. What its network does not know is left out.
 * @throws `not_found`, `forbidden`
 */
export async function saveChannelSettings(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId, settings, timeZone }: Input,
): Promise<Connection> {
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  return deps.transact(async (tx) => {
    const connection = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (!connection) throw new AppError('not_found', { message: `connection ${connectionId}` })
    const cleaned = cleanSettings(contractFor(connection), settings, connection.choices)
    const isSame = isDeepStrictEqual(cleaned, connection.settings)
    return deps.connections.updateIn(tx, workspaceId, connection, {
      settings: cleaned,
      ...(!isSame && { settingsBy: caller.uid, settingsAt: deps.clock.now() }),
      ...(timeZone !== undefined && { timeZone }),
    })
  })
}
