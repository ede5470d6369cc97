import type { ConnectStep } from '@postwright/core/model/connect-step'
import { CONNECT_FOUND_MAX } from '@postwright/core/limits'
import type { ConnectionMode } from '@postwright/core/platforms/channel-facts'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { getMissingScopes } from '@postwright/core/platforms/platform-app'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'
import { fillWords } from '../fill-words.ts'
import type { Caller } from '../caller.ts'
import type { FoundChannel } from '../ports/networks.ts'
import { saveAttempt, newTicket } from './connect-attempts.ts'
import { saveChannels, connectionIdFor } from './save-connection.ts'

type Found = {
  workspaceId: string
  platform: Platform
  mode: ConnectionMode
  channels: readonly FoundChannel[]
  /** Channel to reconnect; no other channel is accepted then. */
  connectionId: string | null
  browser: string
  notice?: string
}

/**
 * Connects the found channel, or lets a person choose among several.
 * @throws `connection_refused` if there is none, it differs from the expected one, or too few permissions were granted
 */
export async function offerChannels(deps: Deps, caller: Caller, found: Found): Promise<ConnectStep> {
  const { workspaceId, platform, browser, mode, notice = null } = found
  refuseWithoutScopes(platform, found.channels)
  const channels = onlyTheMeant(found).slice(0, CONNECT_FOUND_MAX)
  if (channels.length === 1) {
    const connections = await saveChannels(deps, caller, { workspaceId, platform, mode, channels })
    return { step: 'connected', connections, notice }
  }
  const ticket = newTicket(deps)
  await saveAttempt(deps, caller, ticket, { workspaceId, platform, browser, step: 'choose', state: { channels } })
  const shown = channels.map(({ account: { externalId: id, name, handle, avatar }, kind = '' }) => {
    return { id, name, handle, avatar, kind }
  })
  return { step: 'choose', ticket, channels: shown }
}

function onlyTheMeant({ workspaceId, platform, channels, connectionId }: Found): readonly FoundChannel[] {
  if (channels.length === 0) throw refusal(DETAIL_WORDS.connection.noChannel)
  if (connectionId === null) return channels
  const meant = channels.filter(
    ({ account }) => connectionIdFor(workspaceId, platform, account.externalId) === connectionId,
  )
  if (meant.length === 0) throw refusal(DETAIL_WORDS.connection.otherAccount)
  return meant
}

/** Rejects channels with missing scopes. A network that lists no scopes has none, or grants all requested ones. */
function refuseWithoutScopes(platform: Platform, channels: readonly FoundChannel[]): void {
  const contract: PlatformContract = PLATFORM_CONTRACTS[platform]
  for (const { scopes = [] } of channels) {
    const missing = getMissingScopes(contract.auth, scopes)
    if (missing.length > 0) {
      const values = { network: contract.name, scopes: missing.join(', ') }
      throw refusal(fillWords(DETAIL_WORDS.connection.scopesMissing, values))
    }
  }
}

function refusal(detail: string): AppError {
  return new AppError('connection_refused', { detail })
}
