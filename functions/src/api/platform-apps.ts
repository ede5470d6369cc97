import * as contract from '@postwright/core/api/platform-apps'
import { listPlatformApps } from '../domain/platform-apps/list-platform-apps.ts'
import { removePlatformApp } from '../domain/platform-apps/remove-platform-app.ts'
import { savePlatformApp } from '../domain/platform-apps/save-platform-app.ts'
import { bind, type Route } from '../http/bind.ts'

export const PLATFORM_APPS_ROUTES: readonly Route[] = [
  bind(contract.listPlatformApps, { limit: { perMinute: 60, by: 'account' } }, async ({ deps }) => ({
    apps: await listPlatformApps(deps),
  })),

  bind(
    contract.savePlatformApp,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ app: await savePlatformApp(deps, caller.uid, input) }),
  ),

  bind(
    contract.removePlatformApp,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ removed: await removePlatformApp(deps, caller.uid, input.platform) }),
  ),
]
