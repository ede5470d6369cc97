import type { AppUses } from '@postwright/core/api/platform-apps'
import type { Platform } from '@postwright/core/platforms/platform'
import type { Deps } from '../ports/deps.ts'
import { appRefOf } from './app-keys.ts'

/** What new keys of a network would concern, and how access there went last. */
export async function readAppUses(
  { platformApps, platformAppUses }: Pick<Deps, 'platformApps' | 'platformAppUses'>,
  platform: Platform,
): Promise<AppUses> {
  const app = await platformApps.get(platform)
  const [counts, last] = await Promise.all([
    platformAppUses.count(platform, app ? appRefOf(platform, app) : ''),
    platformAppUses.last(platform),
  ])
  return { ...counts, ...last }
}
