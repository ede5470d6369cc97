import type { Connection } from '@postwright/core/model/connection'
import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { cleanSettings } from '@postwright/core/posts/clean-settings'
import { isSettingValid } from '@postwright/core/publishing/check-settings'
import type { Deps } from '../ports/deps.ts'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'

const INVALID = 'This value is not valid.'

type Input = {
  workspaceId: string
  connectionId: string
  settings: ChannelSettings
  timeZone?: string | null | undefined
}

/**
 * Stores what the channel's posts have unless they say otherwise, and whose clock it has. What its network does not know is left out.
 * @throws `not_found`, `forbidden`, `validation_failed`
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
    const contract = contractFor(connection)
    const cleaned = cleanSettings(contract, settings, connection.choices)
    const wrong = contract.settings.find((field) => !isSettingValid(field, cleaned[field.key]))
    if (wrong) throw new AppError('validation_failed', { fields: { [`settings.${wrong.key}`]: INVALID } })
    const isSame = isDeepStrictEqual(cleaned, connection.settings)
    return deps.connections.updateIn(tx, workspaceId, connection, {
      settings: cleaned,
      ...(!isSame && { settingsBy: caller.uid, settingsAt: deps.clock.now() }),
      ...(timeZone !== undefined && { timeZone }),
    })
  })
}
