import { listNetworkStates, resumeNetwork, stopNetwork } from '@postwright/core/api/networks'
import { listPlatformApps, removePlatformApp, savePlatformApp } from '@postwright/core/api/platform-apps'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'

export type ShownApp = OutputOf<typeof listPlatformApps>['apps'][number]

export type NetworkState = OutputOf<typeof listNetworkStates>['networks'][number]

/** Every network, and whether publishing there is stopped or suspended. @throws ApiError */
export async function readNetworkStates(): Promise<NetworkState[]> {
  const { networks } = await call(listNetworkStates, {})
  return networks
}

/** Stops publishing on a network everywhere, or starts it again. @throws ApiError */
export async function switchNetwork(platform: Platform, isOn: boolean): Promise<void> {
  await (isOn ? call(resumeNetwork, { platform }) : call(stopNetwork, { platform }))
}

/** The networks for which this installation has app keys. @throws ApiError */
export async function readApps(): Promise<ShownApp[]> {
  const { apps } = await call(listPlatformApps, {})
  return apps
}

/** Stores the keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function saveApp(input: InputOf<typeof savePlatformApp>): Promise<void> {
  await call(savePlatformApp, input)
}

/** Forgets the stored keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function removeApp(platform: Platform): Promise<void> {
  await call(removePlatformApp, { platform })
}
