import type { finishConnection as contract } from '@postwright/core/api/connections'
import type { ConnectStep } from '@postwright/core/model/connect-step'
import { connectionSchema } from '@postwright/core/model/connection'
import { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { takeAttempt, connectContext } from './connect-attempts.ts'
import { offerChannels } from './offer-channels.ts'
import { saveChannels } from './save-connection.ts'

type Input = z.output<typeof contract.input>

const redirectSchema = z.object({ keep: z.string(), codeVerifier: z.string(), connectionId: z.string().nullable() })

/** A channel as sealed by `offerChannels`: the offered choice, with its access. */
const channelSchema = z.object({
  account: connectionSchema.pick({ externalId: true, handle: true, name: true, avatar: true, service: true }),
  secret: z.string(),
  isProven: z.boolean(),
  ...connectionSchema.pick({ kind: true, scopes: true, expiresAt: true, limits: true, choices: true }).shape,
})
const chooseSchema = z.object({ channels: z.array(channelSchema) })

/**
 * Continues a connection: with the authorization code from the network, or with the chosen channels.
 * @throws the codes of the contract
 */
export async function finishConnection(deps: Deps, caller: Caller, input: Input): Promise<ConnectStep> {
  const { workspaceId } = input
  await requireRight(deps, caller, workspaceId, 'manage_channels')
  return input.chosen === undefined ? comeBack(deps, caller, input) : choose(deps, caller, input, input.chosen)
}

async function comeBack(
  deps: Deps,
  caller: Caller,
  { workspaceId, ticket, code, browser }: Input,
): Promise<ConnectStep> {
  const taken = await takeAttempt(deps, caller, { workspaceId, ticket, browser, step: 'redirect' }, redirectSchema)
  const { platform } = taken
  const { keep, codeVerifier, connectionId } = taken.state
  const connector = deps.connectors[platform]
  if (code === undefined || !connector.finish) throw new AppError('connect_expired')
  const existing = connectionId === null ? null : await deps.connections.get(workspaceId, connectionId)
  const facts = { workspaceId, platform, existing }
  const context = await connectContext(deps, facts, { state: ticket, codeVerifier })
  const channels = await connector.finish(code, keep, context)
  return offerChannels(deps, caller, { workspaceId, platform, mode: 'direct', channels, connectionId, browser })
}

async function choose(
  deps: Deps,
  caller: Caller,
  { workspaceId, ticket, browser }: Input,
  chosen: readonly string[],
): Promise<ConnectStep> {
  const taken = await takeAttempt(deps, caller, { workspaceId, ticket, browser, step: 'choose' }, chooseSchema)
  const channels = taken.state.channels.filter(({ account }) => chosen.includes(account.externalId))
  if (channels.length === 0) throw new AppError('connect_expired')
  const { platform } = taken
  const connections = await saveChannels(deps, caller, { workspaceId, platform, mode: 'direct', channels })
  return { step: 'connected', connections, notice: null }
}
