/** Every network's own name, by its id. Apart from the contracts, because the first screens need no more of a network; apart from the schema, because the public pages need none. */
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
