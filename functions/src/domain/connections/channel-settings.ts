import type { Connection } from '@postwright/core/model/connection'
import type { ChannelSettings } from '@postwright/core/platforms/channel-facts'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { cleanSettings } from '@postwright/core/posts/clean-settings'
import { isSettingValid } from '@postwright/core/publishing/check-settings'
import type { Deps } from '../ports/deps.ts'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '../app-error.ts'
import { FIELD_WORDS } from '../error-words.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import type { setChannelPause as pauseEndpoint } from '@postwright/core/api/publishing-rules'
import type { OutputOf } from '@postwright/core/endpoint'
import { releaseVariants } from '../publishing/releases.ts'
import type { SandboxChannel, SandboxMode } from '@postwright/core/model/sandbox'

type Input = {
  workspaceId: string
  connectionId: string
  settings: ChannelSettings
  timeZone?: string | null | undefined
}

/**
 * Stores the defaults of the channel's posts and its time zone. Settings unknown to its network are left out.
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
    if (wrong) throw new AppError('validation_failed', { fields: { [`settings.${wrong.key}`]: FIELD_WORDS.invalid } })
    const isSame = isDeepStrictEqual(cleaned, connection.settings)
    return deps.connections.updateIn(tx, workspaceId, connection, {
      settings: cleaned,
      ...(!isSame && { settingsBy: caller.uid, settingsAt: deps.clock.now() }),
      ...(timeZone !== undefined && { timeZone }),
    })
  })
}

type Wanted = { workspaceId: string; connectionId: string; isPaused: boolean }

/**
 * Pauses a channel, or ends its pause and releases the posts held by it. Repeating it changes nothing.
 * @throws `not_found`, `forbidden`
 */
export async function setChannelPause(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId, isPaused }: Wanted,
): Promise<OutputOf<typeof pauseEndpoint>> {
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  const connection = await deps.transact(async (tx) => {
    const found = await deps.connections.getIn(tx, workspaceId, connectionId)
    if (!found) throw new AppError('not_found', { message: `connection ${connectionId}` })
    if ((found.pausedAt !== null) === isPaused) return found
    deps.auditLog.appendIn(tx, {
      action: isPaused ? 'connection.paused' : 'connection.resumed',
      actorUid: caller.uid,
      workspaceId,
      subject: connectionId,
      facts: { platform: found.platform, handle: found.handle },
    })
    return deps.connections.updateIn(tx, workspaceId, found, { pausedAt: isPaused ? deps.clock.now() : null })
  })
  if (isPaused) return { connection, released: 0 }
  const held = await deps.variants.listOfConnection(workspaceId, connectionId, ['held'])
  return { connection, released: await releaseVariants(deps, held, ['paused']) }
}

type Switches = { workspaceId: string; connectionId: string; mode: SandboxMode; lookup: boolean }

/**
 * Sets the future behaviour of the sandbox network towards one channel.
 * @throws `network_unavailable` if the network does not exist, `not_found`, `forbidden`
 */
export async function setSandbox(
  deps: Deps,
  caller: Caller,
  { workspaceId, connectionId, mode, lookup }: Switches,
): Promise<SandboxChannel> {
  if (!__LOCAL__ || deps.config.sandboxUrl === null) throw new AppError('network_unavailable')
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  return deps.transact(async (tx) => {
    const channel = await deps.sandbox.getChannelIn(tx, workspaceId, connectionId)
    if (!channel) throw new AppError('not_found', { message: `sandbox channel ${connectionId}` })
    return deps.sandbox.updateChannelIn(tx, workspaceId, channel, { mode, lookup })
  })
}
