import { useQuery } from '@tanstack/react-query'
import { listPlatformApps, removePlatformApp, savePlatformApp } from '@postwright/core/api/platform-apps'
import type { InputOf, OutputOf } from '@postwright/core/endpoint'
import type { Platform } from '@postwright/core/platforms/platform'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'

export type ShownApp = OutputOf<typeof listPlatformApps>['apps'][number]

/** The app keys of this installation, as far as they are shown; `refresh` reads them again. */
export function useApps() {
  const query = useQuery({
    queryKey: ['admin', 'platform-apps'],
    queryFn: async () => (await call(listPlatformApps, {})).apps,
  })
  return { apps: queryState(query), refresh: () => void query.refetch() }
}

/** Stores the keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function saveApp(input: InputOf<typeof savePlatformApp>): Promise<void> {
  await call(savePlatformApp, input)
}

/** Forgets the stored keys of a network's app. @throws ApiError, `reauthentication_required` among them */
export async function removeApp(platform: Platform): Promise<void> {
  await call(removePlatformApp, { platform })
}
