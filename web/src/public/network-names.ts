/**
 * Names of the networks. The contracts would be larger than a page, so the names are repeated here and checked against them by
 * `tests/parity/product-facts.test.ts`; `components/network-logos.module.css` has a logo for each.
 */
export const NETWORK_NAMES = [
  'Bluesky',
  'Discord',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Mastodon',
  'Pinterest',
  'RSS feed',
  'Slack',
  'Telegram',
  'Threads',
  'TikTok',
  'Webhook',
  'X',
  'YouTube',
] as const
