import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'
import { WEB_ADDRESS_PATTERN } from '../setting-formats.ts'

const MEBIBYTE = 1024 * 1024
const MINUTE = 60_000

/** Default limits of an instance; its own are read when a channel is connected. */
export const MASTODON_CONTRACT = {
  platform: 'mastodon',
  name: PLATFORM_NAMES.mastodon,
  version: 5,
  verifiedAt: '2026-11-29',
  sources: [
    'https://docs.joinmastodon.org/methods/statuses/#create',
    'https://docs.joinmastodon.org/entities/Instance/#configuration',
    'https://docs.joinmastodon.org/user/posting/',
    'https://github.com/mastodon/mastodon/blob/main/app/validators/status_length_validator.rb',
    'https://github.com/mastodon/mastodon/blob/main/app/lib/extractor.rb',
    'https://github.com/mastodon/mastodon/blob/main/app/models/account.rb',
    'https://github.com/mastodon/mastodon/blob/main/config/initializers/twitter_regex.rb',
    'https://docs.joinmastodon.org/api/rate-limits/',
    'https://docs.joinmastodon.org/client/quotes/',
    'https://docs.joinmastodon.org/methods/search/#v2',
  ],
  // The counting method is the server's, not that of its composer, which supports fewer hosts in mentions: `MENTION_RE` and the extractor, read on
  // 2026-11-29.
  text: {
    max: 500,
    unit: 'grapheme',
    maxBytes: null,
    linkLength: 23,
    escaped: '',
    isFederated: true,
    withSetting: 'warning',
  },
  title: null,
  media: {
    required: false,
    max: 4,
    mixed: false,
    altMax: 1500,
    images: {
      max: 4,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 16 * MEBIBYTE,
      maxPixels: 33_177_600,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4', 'video/quicktime', 'video/webm'],
      maxBytes: 99 * MEBIBYTE,
      duration: [0, 4 * 60 * MINUTE],
      ratio: null,
    },
    document: null,
  },
  thread: { max: 25 },
  comment: null,
  poll: { maxOptions: 4, optionMax: 50, withMedia: false, duration: [5 * MINUTE, 30 * 24 * 60 * MINUTE] },
  hashtagsMax: null,
  mentionsMax: null,
  fold: null,
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: true, length: 300, tags: 5 },
  auth: {
    kind: 'oauth2',
    needsApp: false,
    pkce: true,
    // `read:search` finds posts of other servers to quote; channels connected before this scope was added still publish without it.
    scopes: ['read:accounts', 'read:search', 'read:statuses', 'write:accounts', 'write:media', 'write:statuses'],
    accessLife: null,
    refreshLife: null,
    fields: [
      { key: 'instance', kind: 'url', required: true, initial: '', maxLength: 256, from: 'service', advanced: false },
    ],
  },
  settings: [
    {
      key: 'visibility',
      kind: 'choice',
      options: ['public', 'unlisted', 'private'],
      isOwn: false,
      initial: 'public',
      required: true,
    },
    { key: 'warning', kind: 'text', max: 200, initial: '' },
    { key: 'sensitive', kind: 'switch', initial: false },
    { key: 'language', kind: 'text', max: 3, initial: '' },
    // Servers support quotes since API version 7 (4.5), with these options: docs.joinmastodon.org/client/quotes (2026-11-29).
    { key: 'quotePolicy', kind: 'choice', options: [], isOwn: true, initial: 'account', required: false },
    {
      key: 'quote',
      kind: 'text',
      max: 500,
      initial: '',
      pattern: WEB_ADDRESS_PATTERN,
      offeredWith: 'quotePolicy',
    },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 10 * MINUTE,
  // `Idempotency-Key`: for an hour a repeated call returns the status of the first.
  idempotency: 'header',
  lookupIsDefinitive: true,
  visibilityDelay: 30_000,
  rates: [
    { scope: 'channel', calls: 'requests', max: 300, window: 5 * MINUTE },
    { scope: 'channel', calls: 'posts', max: 300, window: 3 * 60 * MINUTE },
  ],
  figures: { posts: ['likes', 'reposts', 'replies'], followers: true },
  cost: null,
} as const satisfies PlatformContract
