/**
 * The name of every network, by id. Separate from the contracts, because the first screens need only the names; separate from the schema, because the
 * public pages don't need it.
 */
export const PLATFORM_NAMES = {
  bluesky: 'Bluesky',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  facebook: 'Facebook',
  instagram: 'Instagram',
  threads: 'Threads',
  discord: 'Discord',
  mastodon: 'Mastodon',
  slack: 'Slack',
  telegram: 'Telegram',
  webhook: 'Webhook',
  linkedin: 'LinkedIn',
  rss: 'RSS feed',
  sandbox: 'Sandbox',
  x: 'X',
} as const

export type Platform = keyof typeof PLATFORM_NAMES
