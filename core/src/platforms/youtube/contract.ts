import { ALT_TEXT_MAX } from '../../limits.ts'
import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const YOUTUBE_CONTRACT = {
  platform: 'youtube',
  name: PLATFORM_NAMES.youtube,
  version: 2,
  verifiedAt: '2026-11-22',
  sources: [
    'https://developers.google.com/youtube/v3/docs/videos/insert',
    'https://developers.google.com/youtube/v3/guides/using_resumable_upload_protocol',
    'https://developers.google.com/youtube/v3/determine_quota_cost',
  ],
  text: { max: 5_000, unit: 'utf16', maxBytes: 5_000, linkLength: null, escaped: '' },
  title: { max: 100, required: true, forbidden: '<>' },
  // One video, and one image as its thumbnail.
  media: {
    required: 'video',
    max: 2,
    mixed: true,
    altMax: ALT_TEXT_MAX,
    images: {
      max: 1,
      types: ['image/jpeg', 'image/png'],
      maxBytes: 2 * 1024 * 1024,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4', 'video/quicktime', 'video/webm'],
      maxBytes: 256 * 1024 ** 3,
      duration: [1, 12 * HOUR],
      ratio: null,
      cover: { as: 'picture' },
    },
    document: null,
  },
  thread: null,
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 150, lines: 3 },
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: false, length: null, tags: 3 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    pkce: true,
    scopes: ['https://www.googleapis.com/auth/youtube.upload', 'https://www.googleapis.com/auth/youtube.readonly'],
    accessLife: HOUR,
    refreshLife: null,
    fields: [],
    appKeys: {
      testSource: null,
      renewedBy: 'app',
      renewalSource: 'https://developers.google.com/identity/protocols/oauth2/web-server',
    },
  },
  settings: [
    {
      key: 'privacyStatus',
      kind: 'choice',
      options: ['public', 'unlisted', 'private'],
      isOwn: false,
      initial: 'public',
      required: true,
    },
    { key: 'madeForKids', kind: 'choice', options: ['no', 'yes'], isOwn: false, initial: null, required: true },
    {
      key: 'category',
      kind: 'choice',
      options: ['1', '2', '10', '15', '17', '19', '20', '22', '23', '24', '25', '26', '27', '28', '29'],
      isOwn: false,
      initial: '22',
      required: true,
    },
    { key: 'tags', kind: 'text', max: 500, initial: '' },
    { key: 'madeWithAi', kind: 'switch', initial: false },
  ],
  steps: ['container', 'upload', 'publish'],
  processingMax: 0,
  idempotency: 'container',
  lookupIsDefinitive: true,
  visibilityDelay: MINUTE,
  rates: [{ scope: 'app', calls: 'posts', max: 100, window: 24 * HOUR }],
  figures: { posts: ['likes', 'replies', 'views'], followers: true },
  cost: null,
} as const satisfies PlatformContract
