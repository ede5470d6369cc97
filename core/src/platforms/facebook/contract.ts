import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'
import { WEB_ADDRESS_PATTERN } from '../setting-formats.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1_000_000

/** Pages only: the API does not support posts of personal profiles. */
export const FACEBOOK_CONTRACT = {
  platform: 'facebook',
  name: PLATFORM_NAMES.facebook,
  version: 5,
  verifiedAt: '2026-11-23',
  sources: [
    'https://developers.facebook.com/docs/pages-api/posts',
    'https://developers.facebook.com/docs/graph-api/reference/page/photos',
    'https://developers.facebook.com/documentation/video-api/guides/reels-publishing',
    'https://developers.facebook.com/docs/page-stories-api',
    'https://developers.facebook.com/docs/graph-api/reference/video/captions',
    'https://developers.facebook.com/docs/graph-api/reference/business/owned_pages',
    'https://developers.facebook.com/docs/graph-api/reference/business/client_pages',
    'https://developers.facebook.com/docs/graph-api/changelog/versions',
  ],
  interface: { version: 'v25.0', endsOn: '2028-07-01' },
  text: { max: 63_206, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 10,
    mixed: false,
    altMax: 1_000,
    // The API refuses images of 4 MB, though other pages of its documentation say 10.
    images: {
      max: 10,
      types: ['image/jpeg', 'image/png'],
      maxBytes: 4 * MB,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4', 'video/quicktime'],
      maxBytes: 1_000 * MB,
      duration: [1_000, 20 * MINUTE],
      ratio: null,
      captions: { languages: null, format: 'srt' },
    },
    document: null,
  },
  thread: null,
  comment: { max: 8_000, images: 0 },
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 477, lines: 5 },
  habits: { links: 'text', hashtags: 'text', mentions: 'name', numbering: false, length: 280, tags: 3 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    // PKCE is documented only for OpenID Connect and has been tested only with it, and no OpenID scope is requested:
    // developers.facebook.com/documentation/facebook-login/guides/advanced/oidc-token (2026-11-24).
    pkce: false,
    // The fourth scope is for the first comment, the last for Pages of a business portfolio.
    scopes: [
      'pages_show_list',
      'pages_read_engagement',
      'pages_manage_posts',
      'pages_manage_engagement',
      'business_management',
    ],
    // A Page's token from a long-lived sign-in has no expiry date.
    accessLife: null,
    refreshLife: null,
    fields: [],
    appKeys: {
      testSource: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens',
      renewedBy: 'token',
      renewalSource: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived',
    },
  },
  settings: [
    {
      key: 'format',
      kind: 'choice',
      options: ['post', 'reel', 'story'],
      isOwn: false,
      initial: 'post',
      required: true,
      files: {
        reel: { max: 1, kinds: ['video'], duration: [3_000, 90_000] },
        story: { max: 1, kinds: ['image', 'video'], duration: [1_000, MINUTE] },
      },
    },
    // `link` of a post to the feed (developers.facebook.com/docs/pages-api/posts, 2026-11-23); without it, the card shows the first link of the text.
    { key: 'link', kind: 'text', max: 500, initial: '', pattern: WEB_ADDRESS_PATTERN, filesMax: 0, isLink: true },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 15 * MINUTE,
  idempotency: 'none',
  lookupIsDefinitive: false,
  visibilityDelay: 60_000,
  rates: [
    { scope: 'channel', calls: 'requests', max: 200, window: HOUR },
    { scope: 'channel', calls: 'posts', max: 4_800, window: DAY },
    { scope: 'channel', calls: 'posts', max: 30, window: DAY, only: { setting: 'format', option: 'reel' } },
  ],
  // Views are reported only for videos.
  figures: { posts: ['likes', 'reposts', 'replies', 'views'], followers: true },
  cost: null,
} as const satisfies PlatformContract
