import type { PlatformContract } from './platform-contract.ts'

export const BLUESKY_CONTRACT: PlatformContract = {
  platform: 'bluesky',
  version: 1,
  verifiedAt: '2026-11-20',
  sources: [
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/embed/images.json',
    'https://docs.bsky.app/docs/advanced-guides/rate-limits',
  ],
  text: { max: 300, unit: 'grapheme', maxBytes: 3000 },
  media: { maxImages: 4, types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 2_000_000, altMax: 2_000 },
  auth: 'app_password',
  idempotency: 'record_key',
  lookupIsDefinitive: true,
  visibilityDelay: 75_000,
}
