import { createRssModule } from './rss/module.ts'
import { createWebhookModule } from './webhook/module.ts'
import { createTelegramModule } from './telegram/module.ts'
import { createSlackModule } from './slack/module.ts'
import { createMastodonModule } from './mastodon/module.ts'
import { createDiscordModule } from './discord/module.ts'
import type { Platform } from '@postwright/core/platforms/platform'
import { createBlueskyModule } from './bluesky/module.ts'
import { createFacebookModule } from './facebook/module.ts'
import { createInstagramModule } from './instagram/module.ts'
import { createLinkedInModule } from './linkedin/module.ts'
import type { Outside, PlatformModule } from './platform-module.ts'
import { createPinterestModule } from './pinterest/module.ts'
import { createSandboxModule } from './sandbox/module.ts'
import { withSandboxChannels } from './sandbox/sandbox-channels.ts'
import { createThreadsModule } from './threads/module.ts'
import { createTikTokModule } from './tiktok/module.ts'
import { createYouTubeModule } from './youtube/module.ts'
import { createXModule } from './x/module.ts'

export const PLATFORM_MODULES = {
  bluesky: createBlueskyModule,
  pinterest: createPinterestModule,
  tiktok: createTikTokModule,
  youtube: createYouTubeModule,
  facebook: createFacebookModule,
  instagram: createInstagramModule,
  threads: createThreadsModule,
  discord: createDiscordModule,
  mastodon: createMastodonModule,
  slack: createSlackModule,
  telegram: createTelegramModule,
  webhook: createWebhookModule,
  linkedin: createLinkedInModule,
  rss: createRssModule,
  sandbox: createSandboxModule,
  x: createXModule,
} satisfies Record<Platform, (outside: Outside) => PlatformModule>

/** Wraps a module on a developer's machine so that its channels can exist without the network; elsewhere returns the module itself. */
export const onThisMachine = withSandboxChannels
