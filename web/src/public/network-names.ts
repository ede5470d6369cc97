/**
 * The networks by name. The contracts would weigh more than a page, so the names are said here and compared with them by
 * `tests/parity/product-facts.test.ts`; `components/network-logos.module.css` has a mark for each.
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
