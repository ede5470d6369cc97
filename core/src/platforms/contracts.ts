import { RSS_CONTRACT } from './rss/contract.ts'
import { WEBHOOK_CONTRACT } from './webhook/contract.ts'
import { TELEGRAM_CONTRACT } from './telegram/contract.ts'
import { SLACK_CONTRACT } from './slack/contract.ts'
import { MASTODON_CONTRACT } from './mastodon/contract.ts'
import { DISCORD_CONTRACT } from './discord/contract.ts'
import { BLUESKY_CONTRACT } from './bluesky/contract.ts'
import { FACEBOOK_CONTRACT } from './facebook/contract.ts'
import { INSTAGRAM_CONTRACT } from './instagram/contract.ts'
import { LINKEDIN_CONTRACT } from './linkedin/contract.ts'
import type { Platform } from './platform-names.ts'
import type { PlatformContract } from './platform-contract.ts'
import { PINTEREST_CONTRACT } from './pinterest/contract.ts'
import { SANDBOX_CONTRACT } from './sandbox/contract.ts'
import { THREADS_CONTRACT } from './threads/contract.ts'
import { TIKTOK_CONTRACT } from './tiktok/contract.ts'
import { YOUTUBE_CONTRACT } from './youtube/contract.ts'
import { X_CONTRACT } from './x/contract.ts'

/** Contracts of all networks, by id. */
export const PLATFORM_CONTRACTS = {
  bluesky: BLUESKY_CONTRACT,
  pinterest: PINTEREST_CONTRACT,
  tiktok: TIKTOK_CONTRACT,
  youtube: YOUTUBE_CONTRACT,
  facebook: FACEBOOK_CONTRACT,
  instagram: INSTAGRAM_CONTRACT,
  threads: THREADS_CONTRACT,
  discord: DISCORD_CONTRACT,
  mastodon: MASTODON_CONTRACT,
  slack: SLACK_CONTRACT,
  telegram: TELEGRAM_CONTRACT,
  webhook: WEBHOOK_CONTRACT,
  linkedin: LINKEDIN_CONTRACT,
  rss: RSS_CONTRACT,
  sandbox: SANDBOX_CONTRACT,
  x: X_CONTRACT,
} as const satisfies Record<Platform, PlatformContract>
