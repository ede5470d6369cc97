import type { beginConnection as contract } from '@postwright/core/api/connections'
import type { ConnectStep } from '@postwright/core/model/connect-step'
import type { Connection } from '@postwright/core/model/connection'
import { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { saveAttempt, connectContext, newTicket } from './connect-attempts.ts'
import { offerChannels } from './offer-channels.ts'
import { oneLine } from '@postwright/core/text/text-fields'
import { fieldSentences } from '../error-words.ts'
import type { FoundChannel } from '../ports/networks.ts'

type Input = z.output<typeof contract.input>

/**
 * Begins to connect a channel. Most networks need only their form; for others, the person continues on the network's page or chooses among several
 * channels.
 * @throws the codes of the contract
 */
export async function beginConnection(deps: Deps, caller: Caller, input: Input): Promise<ConnectStep> {
  const { workspaceId, platform, values, mode, browser } = input
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  const existing = await findExisting(deps, input)
  const place = { workspaceId, platform, connectionId: existing?.id ?? null, browser }
  if (mode === 'assisted') {
    return offerChannels(deps, caller, { ...place, mode, channels: [assistedChannel(values)] })
  }
  const state = newTicket(deps)
  const codeVerifier = newTicket(deps)
  const connector = deps.connectors[platform]
  const isLocal = connector.isLocal?.(values) ?? false
  const context = await connectContext(deps, { workspaceId, platform, existing, isLocal }, { state, codeVerifier })
  const begun = await connector.begin(values, context)
  if (begun.kind === 'found') return offerChannels(deps, caller, { ...place, mode, ...begun })
  const kept = { keep: begun.keep, codeVerifier, connectionId: place.connectionId }
  await saveAttempt(deps, caller, state, { workspaceId, platform, browser, step: 'redirect', state: kept })
  return { step: 'redirect', url: begun.url }
}

/**
 * Returns the channel to reconnect; null for a new channel.
 * @throws `not_found` for a missing channel, or one of another network
 */
async function findExisting(
  { connections }: Pick<Deps, 'connections'>,
  { workspaceId, connectionId, platform }: Input,
): Promise<Connection | null> {
  if (connectionId === undefined) return null
  const found = await connections.get(workspaceId, connectionId)
  if (found?.platform !== platform) throw new AppError('not_found', { message: `connection ${connectionId}` })
  return found
}

const valuesSchema = z.object({ name: oneLine(60) })

/**
 * Returns a channel whose posts a person publishes: the server stores a name and no access.
 * @throws `validation_failed` without a name
 */
function assistedChannel(values: Readonly<Record<string, string>>): FoundChannel {
  const parsed = valuesSchema.safeParse(values)
  if (!parsed.success) throw new AppError('validation_failed', { fields: fieldSentences(parsed.error) })
  const { name } = parsed.data
  const handle = name.replace(/^@/, '')
  // A channel that the server publishes on has another id, so both can exist side by side.
  const externalId = `assisted:${handle.toLowerCase()}`
  const account = { externalId, handle, name, avatar: null, service: '' }
  return { account, secret: '', isProven: true }
}
