import { lazy } from 'react'
import { perPlatform } from '@postwright/core/platforms/per-platform'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { PLATFORM_MODULES } from '@/platforms/modules.ts'

/** How each network shows a post; the code is fetched when it is first shown. */
export const PREVIEWS = perPlatform((platform) =>
  lazy(async () => ({ default: (await loadPatiently(PLATFORM_MODULES[platform].preview)).Preview })),
)
