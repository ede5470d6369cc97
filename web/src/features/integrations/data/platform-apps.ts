import { useQuery } from '@tanstack/react-query'
import {
  type AppRotation,
  type AppTestReport,
  listPlatformApps,
  readPlatformAppUses,
  removePlatformApp,
  revertPlatformApp,
  rotatePlatformApp,
  savePlatformApp,
  setPlatformAppEnd,
  type ShownPlatformApp,
  testPlatformApp,
} from '@postwright/core/api/platform-apps'
import type { InputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type ShownApp = ShownPlatformApp

const APPS = ['admin', 'platform-apps']

/** The app keys of this installation, as far as they are shown; `refresh` reads them again. */
export function useApps() {
  const query = useQuery({ queryKey: APPS, queryFn: async () => (await call(listPlatformApps, {})).apps })
  return { apps: queryState(query), refresh: () => void query.refetch() }
}

/** What depends on a network's app, and how access there went last; read when it is shown. */
export function useAppUses(platform: Platform) {
  const queryFn = async () => (await call(readPlatformAppUses, { platform })).uses
  return queryState(useQuery({ queryKey: [...APPS, platform, 'uses'], queryFn, gcTime: 0 }))
}

/** Stores the first keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function saveApp(input: InputOf<typeof savePlatformApp>): Promise<void> {
  await call(savePlatformApp, input)
}

/** Notes when a network ends the keys in use; null: never. @throws ApiError */
export async function setAppEnd(platform: Platform, keyEndsAt: number | null): Promise<void> {
  await call(setPlatformAppEnd, { platform, keyEndsAt })
}

/** Forgets the stored keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function removeApp(platform: Platform): Promise<void> {
  await call(removePlatformApp, { platform })
}

/** Asks the network about the keys in use. @throws ApiError, `reauthentication_required` among them */
export async function testApp(platform: Platform): Promise<AppTestReport> {
  return (await call(testPlatformApp, { platform })).report
}

/** Puts new keys in place of the present ones once they passed. @throws ApiError, `stale_revision` among them */
export async function rotateApp(input: InputOf<typeof rotatePlatformApp>): Promise<AppRotation> {
  return call(rotatePlatformApp, input)
}

/** Goes back to the replaced keys. @throws ApiError, `stale_revision` when they are gone */
export async function revertApp(platform: Platform, replacedAt: number): Promise<void> {
  await call(revertPlatformApp, { platform, replacedAt })
}
