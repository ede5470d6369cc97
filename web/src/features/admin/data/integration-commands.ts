import { listPlatformApps, removePlatformApp, savePlatformApp } from '@postwright/core/api/platform-apps'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'

export type ShownApp = OutputOf<typeof listPlatformApps>['apps'][number]

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
