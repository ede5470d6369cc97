import { ALT_TEXT_MAX } from '../../limits.ts'
import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Setting for an option that the account currently allows, as stored with the channel; nothing is allowed unless a person selects it. */
const ALLOWED = { kind: 'choice', options: [], isOwn: true, initial: 'off', required: false } as const

/** Scopes for direct post. */
const DIRECT = ['user.info.basic', 'video.publish', 'video.list']

/** Scopes for uploading drafts, which do not need TikTok's audit for direct posting. */
const DRAFTS = ['user.info.basic', 'video.upload']

export const TIKTOK_CONTRACT = {
  platform: 'tiktok',
  name: PLATFORM_NAMES.tiktok,
  version: 5,
  verifiedAt: '2026-11-24',
  sources: [
    'https://developers.tiktok.com/doc/content-posting-api-reference-direct-post',
    'https://developers.tiktok.com/doc/content-posting-api-reference-photo-post',
    'https://developers.tiktok.com/doc/content-posting-api-reference-upload-video',
    'https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide',
    'https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status',
  ],
  // Limit for a video; photos allow 4,000 and a title.
  text: { max: 2_200, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: { max: 90, required: false, forbidden: '' },
  media: {
    required: true,
    max: 35,
    mixed: false,
    altMax: ALT_TEXT_MAX,
    images: {
      max: 35,
      types: ['image/jpeg', 'image/webp'],
      maxBytes: 20_000_000,
      maxPixels: null,
      maxWidth: 1_080,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4', 'video/quicktime', 'video/webm'],
      maxBytes: 4_000_000_000,
      duration: [3_000, 10 * MINUTE],
      ratio: null,
    },
    document: null,
  },
  thread: null,
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 80, lines: 2 },
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: false, length: 150, tags: 5 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    pkce: true,
    scopes: DIRECT,
    apps: [
      { id: 'direct', scopes: DIRECT },
      // "At most 5 pending shares within any 24-hour period":
      // developers.tiktok.com/doc/content-posting-api-reference-upload-video (2026-11-24).
      { id: 'drafts', scopes: DRAFTS, drafts: { max: 5, window: DAY } },
    ],
    accessLife: DAY,
    refreshLife: 365 * DAY,
    fields: [],
    appKeys: {
      testSource: 'https://developers.tiktok.com/doc/client-access-token-management',
      renewedBy: 'app',
      renewalSource: 'https://developers.tiktok.com/doc/oauth-user-access-token-management',
    },
  },
  settings: [
    { key: 'privacyLevel', kind: 'choice', options: [], isOwn: true, initial: null, required: true },
    { key: 'comment', ...ALLOWED },
    { key: 'duet', ...ALLOWED },
    { key: 'stitch', ...ALLOWED },
    { key: 'madeWithAi', kind: 'switch', initial: false },
    { key: 'ownBrand', kind: 'switch', initial: false },
    { key: 'brandedContent', kind: 'switch', initial: false },
    // `auto_add_music`, for photos posted directly: developers.tiktok.com/doc/content-posting-api-reference-photo-post (2026-11-24).
    { key: 'autoMusic', kind: 'switch', initial: false },
  ],
  steps: ['container', 'upload', 'publish'],
  processingMax: 15 * MINUTE,
  idempotency: 'container',
  lookupIsDefinitive: true,
  visibilityDelay: MINUTE,
  rates: [{ scope: 'channel', calls: 'posts', max: 6, window: MINUTE }],
  // The follower count needs the scope `user.info.stats`, which is not requested.
  figures: { posts: ['likes', 'reposts', 'replies', 'views'], followers: false },
  cost: null,
} as const satisfies PlatformContract
