import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'
import { WEB_ADDRESS_PATTERN } from '../setting-formats.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const PINTEREST_CONTRACT = {
  platform: 'pinterest',
  name: PLATFORM_NAMES.pinterest,
  version: 4,
  verifiedAt: '2026-11-29',
  sources: [
    'https://github.com/pinterest/api-description',
    'https://developers.pinterest.com/docs/api/v5/pins-create',
    'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  ],
  text: { max: 800, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: { max: 100, required: false, forbidden: '' },
  media: {
    required: true,
    max: 5,
    mixed: false,
    altMax: 500,
    images: {
      max: 5,
      types: ['image/jpeg', 'image/png'],
      maxBytes: 20_000_000,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 1,
      types: ['video/mp4', 'video/quicktime'],
      maxBytes: 2_000_000_000,
      duration: [4_000, 15 * MINUTE],
      ratio: [0.5, 1.91],
      cover: { as: 'second', setting: 'coverSecond' },
    },
    document: null,
  },
  thread: null,
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 50, lines: 1 },
  habits: { links: 'text', hashtags: 'text', mentions: 'name', numbering: false, length: 200, tags: 5 },
  auth: {
    kind: 'oauth2',
    needsApp: true,
    // PKCE is not mentioned: developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization (2026-11-24).
    pkce: false,
    scopes: ['boards:read', 'boards:write', 'pins:read', 'pins:write', 'user_accounts:read'],
    accessLife: 30 * DAY,
    refreshLife: 60 * DAY,
    fields: [],
    appKeys: {
      testSource: null,
      renewedBy: 'app',
      renewalSource: 'https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/',
    },
  },
  settings: [
    { key: 'board', kind: 'choice', options: [], isOwn: true, initial: null, required: true },
    // `board_section_id` of its API description 5.23.0 (2026-11-29); sections belong to the board.
    { key: 'section', kind: 'choice', options: [], isOwn: true, initial: null, required: false, within: 'board' },
    // `link`, up to 2,048 characters at the network; without it a pin opens the first link of its text.
    { key: 'link', kind: 'text', max: 500, initial: '', pattern: WEB_ADDRESS_PATTERN, isLink: true },
    { key: 'coverSecond', kind: 'text', max: 5, initial: '0' },
  ],
  steps: ['upload', 'poll', 'publish'],
  processingMax: 15 * MINUTE,
  idempotency: 'none',
  // The order in which a board shows its pins, and the delay, are not documented.
  lookupIsDefinitive: false,
  visibilityDelay: MINUTE,
  rates: [{ scope: 'channel', calls: 'requests', max: 1_000, window: 60 * MINUTE }],
  figures: { posts: ['likes', 'reposts', 'replies', 'views', 'clicks'], followers: true },
  cost: null,
} as const satisfies PlatformContract
