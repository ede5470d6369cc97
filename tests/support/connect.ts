import { beginConnection } from '@postwright/core/api/connections'
import type { Connection } from '@postwright/core/model/connection'
import type { Platform } from '@postwright/core/platforms/platform'
import type { CallOptions, Reply } from './api.ts'
import type { TestCaller } from './callers.ts'

type Values = { workspaceId: string } & Record<string, string>

/** Connects a channel on a network that needs only a form. */
export async function connect(
  caller: TestCaller,
  platform: Platform,
  { workspaceId, ...values }: Values,
  options: CallOptions = {},
): Promise<Reply<Connection>> {
  const reply = await caller.call(beginConnection, { workspaceId, platform, values }, options)
  if (!reply.ok) return reply
  const [connection] = reply.data.step === 'connected' ? reply.data.connections : []
  if (!connection) throw new Error(`${platform} was not connected: ${reply.data.step}`)
  return { ...reply, data: connection }
}

export const connectBluesky = (caller: TestCaller, values: Values, options?: CallOptions) =>
  connect(caller, 'bluesky', values, options)

export const connectSandbox = (caller: TestCaller, values: Values, options?: CallOptions) =>
  connect(caller, 'sandbox', values, options)
