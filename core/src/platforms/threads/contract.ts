import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MB = 1_000_000

export const THREADS_CONTRACT = {
  platform: 'threads',
  name: PLATFORM_NAMES.threads,
  version: 4,
  verifiedAt: '2026-11-29',
  sources: [
    'https://developers.facebook.com/documentation/threads/posts',
    'https://developers.facebook.com/documentation/threads/overview',
    'https://developers.facebook.com/documentation/threads/troubleshooting',
    'https://developers.facebook.com/docs/threads/retrieve-and-manage-replies/replies-and-conversations',
    'https://github.com/fbsamples/threads_api',
  ],
  text: { max: 500, unit: 'emoji_bytes', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 20,
    mixed: true,
    altMax: 1_000,
    images: {
      max: 20,
      types: ['image/jpeg', 'image/png'],
      maxBytes: 8 * MB,
      maxPixels: null,
      maxWidth: 1_440,
      ratio: [0.1, 10],
    },
    video: {
      max: 20,
      types: ['video/mp4', 'video/quicktime'],
      maxBytes: 1_000 * MB,
      duration: [1, 5 * MINUTE],
      ratio: [0.01, 10],
    },
    document: null,
  },
  thread: { max: 25 },
  comment: null,
  poll: { maxOptions: 4, optionMax: 25, withMedia: false, duration: [DAY, DAY] },
  hashtagsMax: null,
  mentionsMax: null,
  fold: null,
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: true, length: 300, tags: 1 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    // PKCE is not mentioned: developers.facebook.com/documentation/threads/get-started/get-access-tokens-and-permissions (2026-11-24).
    pkce: false,
    // Replies can be looked up only with the fourth scope; channels connected before it was added still publish without it.
    scopes: [
      'threads_basic',
      'threads_content_publish',
      'threads_manage_replies',
      'threads_read_replies',
      'threads_manage_insights',
    ],
    accessLife: 60 * DAY,
    refreshLife: 60 * DAY,
    fields: [],
    appKeys: {
      testSource: 'https://developers.facebook.com/documentation/threads/get-started/app-access-tokens',
      renewedBy: 'token',
      renewalSource: 'https://developers.facebook.com/docs/threads/get-started/long-lived-tokens',
    },
  },
  settings: [
    {
      key: 'replyControl',
      kind: 'choice',
      options: ['everyone', 'accounts_you_follow', 'mentioned_only', 'followers_only'],
      isOwn: false,
      initial: 'everyone',
      required: true,
    },
    // `topic_tag`: in Meta's own collection of API calls and its sample app, which accepts 50 characters (commit of 2026-01-02, read on 2026-11-29).
    // According to clients of the API, periods and ampersands are refused; Meta's page on it could not be read.
    { key: 'topicTag', kind: 'text', max: 50, initial: '', pattern: '^[^.&]*$' },
  ],
  steps: ['container', 'poll', 'publish'],
  processingMax: 15 * MINUTE,
  idempotency: 'container',
  lookupIsDefinitive: true,
  visibilityDelay: 60_000,
  // 250 posts and 1,000 replies per day; the account's own limits are queried before each.
  rates: [{ scope: 'channel', calls: 'posts', max: 250, window: DAY }],
  figures: { posts: ['likes', 'reposts', 'replies', 'views'], followers: true },
  cost: null,
} as const satisfies PlatformContract
