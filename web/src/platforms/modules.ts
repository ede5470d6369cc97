import { rss } from './rss/module.ts'
import { webhook } from './webhook/module.ts'
import { telegram } from './telegram/module.ts'
import { slack } from './slack/module.ts'
import { mastodon } from './mastodon/module.ts'
import { discord } from './discord/module.ts'
import type { Platform } from '@postwright/core/platforms/platform'
import { bluesky } from './bluesky/module.ts'
import { facebook } from './facebook/module.ts'
import { instagram } from './instagram/module.ts'
import { pinterest } from './pinterest/module.ts'
import type { PlatformModule } from './platform-module.ts'
import { sandbox } from './sandbox/module.ts'
import { threads } from './threads/module.ts'
import { tiktok } from './tiktok/module.ts'
import { youtube } from './youtube/module.ts'
import { linkedin } from './linkedin/module.ts'
import { x } from './x/module.ts'

/** Registry of all networks, one line each. */
export const PLATFORM_MODULES: Record<Platform, PlatformModule> = {
  bluesky,
  pinterest,
  tiktok,
  youtube,
  facebook,
  instagram,
  threads,
  discord,
  mastodon,
  slack,
  telegram,
  webhook,
  linkedin,
  rss,
  sandbox,
  x,
}
