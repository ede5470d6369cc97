import { useQuery } from '@tanstack/react-query'
import {
  type AppTestReport,
  listPlatformApps,
  readPlatformAppUses,
  removePlatformApp,
  revertPlatformApp,
  setPlatformAppEnd,
  type ShownPlatformApp,
  testPlatformApp,
} from '@postwright/core/api/platform-apps'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type ShownApp = ShownPlatformApp

const APPS = ['admin', 'platform-apps']

/** Returns the app keys of this installation, as far as they may be shown; `refresh` reads them again. */
export function useApps() {
  const query = useQuery({ queryKey: APPS, queryFn: async () => (await call(listPlatformApps, {})).apps })
  return { apps: queryState(query), refresh: () => void query.refetch() }
}

/** Returns the uses of a network's app and the last result of accessing the network; read on display. */
export function useAppUses(platform: Platform) {
  const queryFn = async () => (await call(readPlatformAppUses, { platform })).uses
  return queryState(useQuery({ queryKey: [...APPS, platform, 'uses'], queryFn, gcTime: 0 }))
}

/** Sets when a network's keys in use expire; null: never. @throws ApiError */
export async function setAppEnd(platform: Platform, keyEndsAt: number | null): Promise<void> {
  await call(setPlatformAppEnd, { platform, keyEndsAt })
}

/** Deletes the stored keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function removeApp(platform: Platform): Promise<void> {
  await call(removePlatformApp, { platform })
}

/** Tests the keys in use at the network. @throws ApiError, `reauthentication_required` among them */
export async function testApp(platform: Platform): Promise<AppTestReport> {
  return (await call(testPlatformApp, { platform })).report
}

/** Restores the replaced keys. @throws ApiError, `stale_revision` when they are gone */
export async function revertApp(platform: Platform, replacedAt: number): Promise<void> {
  await call(revertPlatformApp, { platform, replacedAt })
}
