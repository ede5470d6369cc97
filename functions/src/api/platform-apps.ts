import * as contract from '@postwright/core/api/platform-apps'
import { revertPlatformApp, rotatePlatformApp } from '../domain/platform-apps/rotate-platform-app.ts'
import { testPlatformApp } from '../domain/platform-apps/test-platform-app.ts'
import { listPlatformApps, readAppUses } from '../domain/platform-apps/platform-apps.ts'
import { savePlatformApp, setPlatformAppEnd, removePlatformApp } from '../domain/platform-apps/save-platform-app.ts'
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

  bind(contract.setPlatformAppEnd, { limit: { perMinute: 20, by: 'account' } }, async ({ deps, caller, input }) => ({
    app: await setPlatformAppEnd(deps, caller.uid, input),
  })),

  bind(
    contract.removePlatformApp,
    { limit: { perMinute: 20, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ removed: await removePlatformApp(deps, caller.uid, input.platform) }),
  ),

  bind(contract.readPlatformAppUses, { limit: { perMinute: 60, by: 'account' } }, async ({ deps, input }) => ({
    uses: await readAppUses(deps, input.platform),
  })),

  bind(
    contract.testPlatformApp,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ report: await testPlatformApp(deps, caller.uid, input.platform) }),
  ),

  bind(
    contract.rotatePlatformApp,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => rotatePlatformApp(deps, caller.uid, input),
  ),

  bind(
    contract.revertPlatformApp,
    { limit: { perMinute: 10, by: 'account' }, sensitive: true },
    async ({ deps, caller, input }) => ({ app: await revertPlatformApp(deps, caller.uid, input) }),
  ),
]
