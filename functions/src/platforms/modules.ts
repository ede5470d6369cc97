import type { Platform } from '@postwright/core/platforms/platform'
import { createBlueskyModule } from './bluesky/module.ts'
import type { Outside, PlatformModule } from './platform-module.ts'
import { createSandboxModule } from './sandbox/module.ts'

/** Every network on the server's side. */
export const PLATFORM_MODULES = {
  bluesky: createBlueskyModule,
  sandbox: createSandboxModule,
} satisfies Record<Platform, (outside: Outside) => PlatformModule>
