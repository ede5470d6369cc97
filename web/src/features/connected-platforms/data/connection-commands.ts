import { beginConnection, checkConnection, disconnect } from '@postwright/core/api/connections'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Connection } from '@postwright/core/model/connection'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'

type Target = InputOf<typeof checkConnection>

/** Connects a channel whose network needs nothing but its form. @throws ApiError */
export async function connectChannel(
  { workspaceId, platform, values }: { workspaceId: string; platform: Platform; values: Record<string, string> },
  signal?: AbortSignal,
): Promise<Connection> {
  const connected = await call(beginConnection, { workspaceId, platform, values }, signal && { signal })
  const [connection] = connected.step === 'connected' ? connected.connections : []
  if (!connection) throw new TypeError(`${platform} asks for more than its form`)
  return connection
}

/** Asks the network whether the stored access works. @throws ApiError */
export function checkNow(target: Target): Promise<OutputOf<typeof checkConnection>> {
  return call(checkConnection, target)
}

/** Forgets the secrets and holds what is scheduled. @throws ApiError */
export function forgetConnection(target: Target): Promise<OutputOf<typeof disconnect>> {
  return call(disconnect, target)
}
