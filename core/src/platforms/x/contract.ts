import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const X_CONTRACT = {
  platform: 'x',
  name: PLATFORM_NAMES.x,
  version: 5,
  verifiedAt: '2026-11-23',
  sources: [
    'https://docs.x.com/fundamentals/counting-characters',
    'https://docs.x.com/x-api/posts/create-post',
    'https://docs.x.com/changelog',
    'https://docs.x.com/x-api/media/quickstart/best-practices',
    'https://docs.x.com/x-api/media/create-media-subtitles',
    'https://docs.x.com/x-api/fundamentals/rate-limits',
    'https://github.com/twitter/twitter-text/blob/master/config/v3.json',
  ],
  // The unit counts links too, which are detected by X's own rules. Every emoji counts as two characters, "regardless of complexity"
  // (counting-characters, read on 2026-11-29); twitter-text 3.1 differs, as it counts the parts of emoji sequences that are newer than the library.
  text: { max: 280, unit: 'weighted', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 4,
    mixed: false,
    altMax: 1_000,
    images: {
      max: 4,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 5_000_000,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4', 'video/quicktime'],
      maxBytes: 512_000_000,
      duration: [500, 140_000],
      ratio: [1 / 3, 3],
      captions: { languages: null, format: 'srt' },
    },
    document: null,
  },
  thread: { max: 25 },
  comment: null,
  poll: { maxOptions: 4, optionMax: 25, withMedia: false, duration: [5 * MINUTE, 7 * DAY] },
  hashtagsMax: null,
  mentionsMax: null,
  // A post within the limit is shown in full, whatever the length of its links.
  fold: null,
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: true, length: 220, tags: 2 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    pkce: true,
    scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
    accessLife: 120 * MINUTE,
    refreshLife: null,
    fields: [],
    appKeys: {
      testSource: null,
      renewedBy: 'app',
      renewalSource: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code',
    },
  },
  settings: [
    {
      key: 'replySettings',
      kind: 'choice',
      options: ['everyone', 'following', 'mentionedUsers', 'subscribers', 'verified'],
      isOwn: false,
      initial: 'everyone',
      required: true,
    },
    { key: 'madeWithAi', kind: 'switch', initial: false },
    { key: 'paidPartnership', kind: 'switch', initial: false },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 15 * MINUTE,
  idempotency: 'none',
  // The time until a timeline shows every post is not documented, and X may hide a post for other reasons.
  lookupIsDefinitive: false,
  visibilityDelay: 60_000,
  rates: [
    { scope: 'channel', calls: 'posts', max: 100, window: 15 * MINUTE },
    { scope: 'app', calls: 'posts', max: 10_000, window: DAY },
  ],
  // `cost`: price of a post without and with a link, in micro-dollars, as charged by X to the app.
  figures: { posts: ['likes', 'reposts', 'replies', 'views'], followers: true },
  cost: { post: 15_000, postWithLink: 200_000 },
} as const satisfies PlatformContract
