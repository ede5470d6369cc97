import { checkConnection, connectBluesky, connectSandbox, disconnect } from '@postwright/core/api/connections'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

type Target = InputOf<typeof checkConnection>

/** Signs in at the account's server and stores the access. @throws ApiError */
export function connectToBluesky(
  input: InputOf<typeof connectBluesky>,
  signal: AbortSignal,
): Promise<OutputOf<typeof connectBluesky>> {
  return call(connectBluesky, input, { signal })
}

/** Opens a practice channel. @throws ApiError */
export function openSandboxChannel(input: InputOf<typeof connectSandbox>): Promise<OutputOf<typeof connectSandbox>> {
  return call(connectSandbox, input)
}

/** Asks the network whether the stored access works. @throws ApiError */
export function checkNow(target: Target): Promise<OutputOf<typeof checkConnection>> {
  return call(checkConnection, target)
}

/** Forgets the secrets and holds what is scheduled. @throws ApiError */
export function forgetConnection(target: Target): Promise<OutputOf<typeof disconnect>> {
  return call(disconnect, target)
}
