import type { AppTestReport } from '@postwright/core/api/platform-apps'
import type { Platform } from '@postwright/core/platforms/platform'
import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import type { Deps } from '../ports/deps.ts'
import type { AppTestResult } from '../ports/networks.ts'
import { AppError } from '../app-error.ts'

type TestDeps = Pick<
  Deps,
  'clock' | 'transact' | 'auditLog' | 'platformApps' | 'platformAppStore' | 'appTests' | 'config'
>

/**
 * Tests the current keys at the network. The audit log records the result, and stored keys keep it with its time. If the network has no test, nothing
 * is stored.
 * @throws `not_found` without keys
 */
export async function testPlatformApp(deps: TestDeps, actorUid: string, platform: Platform): Promise<AppTestReport> {
  const keys = await deps.platformApps.get(platform)
  if (!keys) throw new AppError('not_found', { message: `no app keys of ${platform}` })
  const result = await runAppTest(deps, platform, keys)
  if (result === null) return { outcome: 'untestable', detail: '' }
  const seen = deps.config.platformApps[platform] ? null : await deps.platformAppStore.get(platform)
  await deps.transact(async (tx) => {
    const stored = seen && (await deps.platformAppStore.getIn(tx, platform))
    // The result does not apply to keys that were replaced meanwhile.
    if (stored && stored.appRef === seen.appRef && stored.sealed === seen.sealed) {
      const tested = { testedAt: deps.clock.now(), outcome: result.outcome }
      deps.platformAppStore.saveIn(tx, { ...stored, tested, rev: stored.rev + 1 })
    }
    const facts = { platform, outcome: result.outcome }
    deps.auditLog.appendIn(tx, { action: 'platform_app.tested', actorUid, subject: platform, facts })
  })
  return result
}

/** Returns the network's test result for keys; null if only connecting a channel can verify them. The result never contains the keys. */
export async function runAppTest(
  { appTests }: Pick<Deps, 'appTests'>,
  platform: Platform,
  keys: PlatformApp,
): Promise<AppTestResult | null> {
  const test = appTests[platform]
  if (!test) return null
  const { outcome, detail } = await test(keys)
  const said = [keys.clientSecret, keys.clientId].reduce((text, key) => text.replaceAll(key, '…'), detail)
  return { outcome, detail: said }
}
