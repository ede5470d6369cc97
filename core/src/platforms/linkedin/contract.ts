import { ALT_TEXT_MAX } from '../../limits.ts'
import type { PlatformContract } from '../platform-contract.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const LINKEDIN_CONTRACT = {
  platform: 'linkedin',
  name: 'LinkedIn',
  version: 2,
  verifiedAt: '2026-11-22',
  sources: [
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/multiimage-post-api',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/videos-api',
    'https://learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens',
  ],
  text: { max: 3_000, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '\\<>#~_|[]*(){}@' },
  title: { max: 400, required: false, forbidden: '' },
  media: {
    required: false,
    max: 20,
    mixed: false,
    // LinkedIn takes 4,086.
    altMax: ALT_TEXT_MAX,
    images: {
      max: 20,
      types: ['image/jpeg', 'image/png'],
      maxBytes: 8_000_000,
      maxPixels: 36_152_320,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4'],
      maxBytes: 500_000_000,
      duration: [3_000, 30 * MINUTE],
      ratio: [1 / 2.4, 2.4],
      captions: { languages: 1, format: 'srt' },
    },
    document: { max: 1, maxBytes: 100_000_000, maxPages: 300 },
  },
  thread: null,
  comment: { max: 1_250, images: 0 },
  poll: { maxOptions: 4, optionMax: 30, withMedia: false, duration: [DAY, 14 * DAY] },
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 210, lines: 3 },
  habits: { links: 'comment', hashtags: 'text', mentions: 'name', numbering: false, length: 1200, tags: 5 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    pkce: false,
    scopes: [
      'openid',
      'profile',
      'w_member_social',
      'w_organization_social',
      'r_organization_social',
      'rw_organization_admin',
    ],
    accessLife: 60 * DAY,
    refreshLife: 365 * DAY,
    fields: [],
  },
  settings: [
    {
      key: 'visibility',
      kind: 'choice',
      options: ['PUBLIC', 'CONNECTIONS', 'LOGGED_IN'],
      isOwn: false,
      initial: 'PUBLIC',
      required: true,
    },
    { key: 'noReshare', kind: 'switch', initial: false },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 30 * MINUTE,
  idempotency: 'none',
  // Members' posts may not be read at all, and nothing says how soon an organisation's are listed.
  lookupIsDefinitive: false,
  visibilityDelay: 60_000,
  rates: [{ scope: 'channel', calls: 'posts', max: 100, window: DAY }],
  cost: null,
} as const satisfies PlatformContract
