import type { Platform } from '@postwright/core/platforms/platform'
import { createBlueskyModule } from './bluesky/module.ts'
import type { Outside, PlatformModule } from './platform-module.ts'
import { createPinterestModule } from './pinterest/module.ts'
import { createSandboxModule } from './sandbox/module.ts'
import { createTikTokModule } from './tiktok/module.ts'
import { createYouTubeModule } from './youtube/module.ts'

/** Every network on the server's side. */
export const PLATFORM_MODULES = {
  bluesky: createBlueskyModule,
  pinterest: createPinterestModule,
  tiktok: createTikTokModule,
  youtube: createYouTubeModule,
  sandbox: createSandboxModule,
} satisfies Record<Platform, (outside: Outside) => PlatformModule>
