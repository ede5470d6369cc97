import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MB = 1_000_000

/** Professional accounts, with Instagram's own login, which needs no Facebook Page and fewer permissions than Facebook's. */
export const INSTAGRAM_CONTRACT = {
  platform: 'instagram',
  name: PLATFORM_NAMES.instagram,
  version: 4,
  verifiedAt: '2026-11-23',
  sources: [
    'https://developers.facebook.com/docs/instagram-platform/content-publishing',
    'https://developers.facebook.com/documentation/instagram-platform/instagram-api-with-instagram-login/business-login',
    'https://developers.facebook.com/documentation/instagram-platform/instagram-graph-api/reference/error-codes',
    'https://developers.facebook.com/docs/instagram-platform/reference/instagram-media/insights',
    'https://www.instagram.com/creators',
  ],
  text: { max: 2_200, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: true,
    // The app accepts 20 in one carousel, the API ten.
    max: 10,
    mixed: true,
    altMax: 1_000,
    images: { max: 10, types: ['image/jpeg'], maxBytes: 8 * MB, maxPixels: null, maxWidth: 1_440, ratio: [0.8, 1.91] },
    video: {
      max: 10,
      types: ['video/mp4', 'video/quicktime'],
      maxBytes: 300 * MB,
      duration: [3_000, 15 * MINUTE],
      ratio: [0.01, 10],
    },
    document: null,
  },
  thread: null,
  comment: { max: 2_200, images: 0 },
  poll: null,
  // Since December 2025, according to Instagram's announcement to creators.
  hashtagsMax: 5,
  mentionsMax: 20,
  fold: { characters: 125, lines: 3 },
  // Links in captions are not clickable, according to Instagram's help pages on links in posts.
  habits: {
    links: 'text',
    deadLinks: true,
    hashtags: 'comment',
    mentions: 'handle',
    numbering: false,
    length: 600,
    tags: 5,
  },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    // PKCE is not mentioned: developers.facebook.com/documentation/instagram-platform/reference/oauth-authorize (2026-11-24).
    pkce: false,
    scopes: [
      'instagram_business_basic',
      'instagram_business_content_publish',
      'instagram_business_manage_comments',
      'instagram_business_manage_insights',
    ],
    accessLife: 60 * DAY,
    refreshLife: 60 * DAY,
    fields: [],
    appKeys: {
      testSource: null,
      renewedBy: 'token',
      renewalSource: 'https://developers.facebook.com/docs/instagram-platform/reference/refresh_access_token',
    },
  },
  settings: [
    {
      key: 'format',
      kind: 'choice',
      options: ['post', 'story'],
      isOwn: false,
      initial: 'post',
      required: true,
      files: { story: { max: 1, kinds: ['image', 'video'] } },
    },
    { key: 'collaborators', kind: 'text', max: 120, initial: '' },
    { key: 'shareToFeed', kind: 'switch', initial: true },
    // `trial_params` of a reel, with the way the trial ends, as sent by Postiz (instagram.provider.ts of 74b01ad, 2026-08-21); Meta's page on it
    // could not be read on 2026-11-29.
    {
      key: 'trial',
      kind: 'choice',
      options: ['off', 'manual', 'performance'],
      isOwn: false,
      initial: 'off',
      required: true,
      files: { manual: { max: 1, kinds: ['video'] }, performance: { max: 1, kinds: ['video'] } },
    },
  ],
  steps: ['container', 'poll', 'publish'],
  processingMax: 15 * MINUTE,
  idempotency: 'container',
  lookupIsDefinitive: true,
  visibilityDelay: 60_000,
  // The account's own limit is queried before each post; older accounts have a lower one.
  rates: [{ scope: 'channel', calls: 'posts', max: 100, window: DAY }],
  figures: { posts: ['likes', 'reposts', 'replies', 'views'], followers: true },
  cost: null,
} as const satisfies PlatformContract
