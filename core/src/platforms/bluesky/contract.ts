import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

/** Default server of an account. */
export const BLUESKY_DEFAULT_SERVICE = 'https://bsky.social'

const MINUTE = 60_000

export const BLUESKY_CONTRACT = {
  platform: 'bluesky',
  name: PLATFORM_NAMES.bluesky,
  version: 5,
  verifiedAt: '2026-11-29',
  sources: [
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/embed/images.json',
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/embed/gallery.json',
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/embed/video.json',
    'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/threadgate.json',
    'https://docs.bsky.app/docs/tutorials/video',
    'https://docs.bsky.app/docs/advanced-guides/rate-limits',
  ],
  text: { max: 300, unit: 'grapheme', maxBytes: 3000, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 10,
    mixed: false,
    altMax: 2_000,
    images: {
      // The schema allows twenty; the network asks for at most ten.
      max: 10,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 2_000_000,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4'],
      // Lexicon `app.bsky.embed.video` of 2026-08-20. Files above 50 MB are limited by the video service, which reports the remaining daily quota per
      // account.
      maxBytes: 300_000_000,
      duration: [1_000, 3 * MINUTE],
      ratio: null,
      captions: { languages: 20, format: 'vtt' },
    },
    document: null,
  },
  thread: { max: 25 },
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: null,
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: true, length: 220, tags: 3 },
  auth: {
    kind: 'app_password',
    needsApp: false,
    pkce: false,
    scopes: [],
    accessLife: null,
    refreshLife: null,
    fields: [
      { key: 'handle', kind: 'text', required: true, initial: '', maxLength: 253, from: 'handle', advanced: false },
      { key: 'appPassword', kind: 'secret', required: true, initial: '', maxLength: 200, from: null, advanced: false },
      {
        key: 'service',
        kind: 'url',
        required: false,
        initial: BLUESKY_DEFAULT_SERVICE,
        maxLength: 512,
        from: 'service',
        advanced: true,
      },
    ],
  },
  settings: [
    { key: 'languages', kind: 'text', max: 32, initial: '' },
    {
      key: 'label',
      kind: 'choice',
      options: ['none', 'sexual', 'nudity', 'porn', 'graphic-media'],
      isOwn: false,
      initial: 'none',
      required: true,
    },
    {
      key: 'replies',
      kind: 'choice',
      options: ['everyone', 'mentioned', 'followers', 'following', 'nobody'],
      isOwn: false,
      initial: 'everyone',
      required: true,
    },
    { key: 'quotes', kind: 'switch', initial: true },
    { key: 'linkCard', kind: 'switch', initial: true, isLinkCard: true },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 30 * MINUTE,
  idempotency: 'record_key',
  lookupIsDefinitive: true,
  visibilityDelay: 75_000,
  rates: [
    // 5,000 points per hour and 35,000 per day; a new record costs three.
    { scope: 'channel', calls: 'posts', max: 1_666, window: 60 * MINUTE },
    { scope: 'channel', calls: 'posts', max: 11_666, window: 24 * 60 * MINUTE },
  ],
  figures: { posts: ['likes', 'reposts', 'replies'], followers: true },
  cost: null,
} as const satisfies PlatformContract
