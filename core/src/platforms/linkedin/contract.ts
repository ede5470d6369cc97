import { ALT_TEXT_MAX } from '../../limits.ts'
import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Self-serve products: Sign In with LinkedIn (OpenID Connect) and Share on LinkedIn. */
const MEMBER = ['openid', 'profile', 'email', 'w_member_social']

/** The Community Management API, which must be the only product of its app. */
const COMMUNITY = [
  'r_basicprofile',
  'w_member_social',
  'w_member_social_feed',
  'w_organization_social',
  'w_organization_social_feed',
  'r_organization_social',
  'r_organization_social_feed',
  'rw_organization_admin',
]

/** Number or address of a page. */
const PAGE = String.raw`^(?:\d{1,19}|https?://(?:[a-z]{2,3}\.)?linkedin\.com/(?:company|showcase|school)/[^\s/?#]{1,200}[^\s]*)$`

export const LINKEDIN_CONTRACT = {
  platform: 'linkedin',
  name: PLATFORM_NAMES.linkedin,
  version: 5,
  verifiedAt: '2026-11-29',
  sources: [
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/posts-api',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/multiimage-post-api',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/videos-api',
    'https://learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens',
    'https://learn.microsoft.com/en-us/linkedin/marketing/versioning',
    'https://learn.microsoft.com/en-us/linkedin/marketing/integrations/migrations',
    'https://learn.microsoft.com/en-us/linkedin/shared/integrations/people/profile-api',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-access-control-by-role',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/comments-api',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/members/post-statistics',
    'https://learn.microsoft.com/en-us/linkedin/marketing/community-management/organizations/organization-lookup-api',
  ],
  // Each version is served for a year and ends in the middle of the month.
  interface: { version: '202608', endsOn: '2027-08-15' },
  text: { max: 3_000, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '\\<>#~_|[]*(){}@' },
  title: { max: 400, required: false, forbidden: '' },
  media: {
    required: false,
    max: 20,
    mixed: false,
    // LinkedIn accepts 4,086.
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
  comment: { max: 1_250, images: 0, scopes: ['w_member_social_feed', 'w_organization_social_feed'] },
  poll: { maxOptions: 4, optionMax: 30, withMedia: false, duration: [DAY, 14 * DAY] },
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 210, lines: 3 },
  habits: { links: 'comment', hashtags: 'text', mentions: 'name', numbering: false, length: 1200, tags: 5 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    // PKCE is only for native apps without a secret that LinkedIn has enabled:
    // learn.microsoft.com/linkedin/shared/authentication/authorization-code-flow-native (2026-11-24).
    pkce: false,
    scopes: MEMBER,
    apps: [
      { id: 'member', scopes: MEMBER },
      { id: 'community', scopes: COMMUNITY },
      { id: 'community_analytics', scopes: [...COMMUNITY, 'r_member_postAnalytics'] },
    ],
    accessLife: 60 * DAY,
    refreshLife: 365 * DAY,
    fields: [],
    appKeys: {
      testSource: null,
      renewedBy: 'app',
      renewalSource: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/programmatic-refresh-tokens',
    },
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
    { key: 'asDocument', kind: 'switch', initial: false },
    // Pages that the text mentions as `@Name`, by number or address. Looking up a page by its name needs `rw_organization_admin`, which no self-serve
    // app has: apps for profiles accept only numbers (organization-lookup-api, 2026-11-29).
    { key: 'companies', kind: 'pairs', max: 500, rows: 5, nameMax: 100, initial: '', pattern: PAGE },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 30 * MINUTE,
  idempotency: 'none',
  // Members' posts cannot be read at all, and the time until an organisation's posts are listed is not documented.
  lookupIsDefinitive: false,
  visibilityDelay: 60_000,
  rates: [{ scope: 'channel', calls: 'posts', max: 100, window: DAY }],
  // Metrics of organisations; of members only if the app has member analytics.
  figures: { posts: ['likes', 'reposts', 'replies', 'views', 'clicks'], followers: true },
  cost: null,
} as const satisfies PlatformContract
