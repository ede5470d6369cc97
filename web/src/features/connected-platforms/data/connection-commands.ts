import {
  beginConnection,
  checkConnection,
  disconnect,
  finishConnection,
  listNetworks,
  saveChannelSettings,
} from '@postwright/core/api/connections'
import { setChannelPause } from '@postwright/core/api/publishing'
import type { ConnectStep } from '@postwright/core/model/connect-step'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'

type Target = InputOf<typeof checkConnection>

export type ConnectBegin = InputOf<typeof beginConnection>

/** Begins to connect a channel: done at once, continued on the network's page, or a choice. @throws ApiError */
export function beginConnecting(input: ConnectBegin, signal: AbortSignal): Promise<ConnectStep> {
  return call(beginConnection, input, { signal })
}

/** Goes on with what the network's page, or the person, has answered. @throws ApiError */
export function finishConnecting(input: InputOf<typeof finishConnection>, signal: AbortSignal): Promise<ConnectStep> {
  return call(finishConnection, input, { signal })
}

/** The networks, and how each can be used here. @throws ApiError */
export function readNetworks(workspaceId: string): Promise<OutputOf<typeof listNetworks>> {
  return call(listNetworks, { workspaceId })
}

/** Asks the network whether the stored access works. @throws ApiError */
export function checkNow(target: Target): Promise<OutputOf<typeof checkConnection>> {
  return call(checkConnection, target)
}

/** Stores what a channel's posts have unless they say otherwise. @throws ApiError */
export function saveSettings(
  input: InputOf<typeof saveChannelSettings>,
): Promise<OutputOf<typeof saveChannelSettings>> {
  return call(saveChannelSettings, input)
}

/** Pauses publishing on a channel, or ends the pause. @throws ApiError */
export function pauseChannel(input: InputOf<typeof setChannelPause>): Promise<OutputOf<typeof setChannelPause>> {
  return call(setChannelPause, input)
}

/** Forgets the secrets and holds what is scheduled. @throws ApiError */
export function forgetConnection(target: Target): Promise<OutputOf<typeof disconnect>> {
  return call(disconnect, target)
}
