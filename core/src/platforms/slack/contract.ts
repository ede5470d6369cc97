import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

export const SLACK_CONTRACT = {
  platform: 'slack',
  name: PLATFORM_NAMES.slack,
  version: 2,
  verifiedAt: '2026-11-22',
  sources: [
    'https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks',
    'https://docs.slack.dev/reference/block-kit/blocks/image-block',
    'https://docs.slack.dev/messaging/formatting-message-text',
    'https://docs.slack.dev/apis/web-api/rate-limits',
  ],
  // Slack accepts ten times as much but recommends this limit.
  text: { max: 4000, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 10,
    mixed: false,
    altMax: 1000,
    images: {
      max: 10,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 10_000_000,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: null,
    document: null,
    // Image blocks are fetched again later: https://docs.slack.dev/reference/block-kit/blocks/image-block (2026-11)
    keepsAddresses: true,
  },
  thread: null,
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: { characters: 700, lines: 5 },
  habits: { links: 'text', hashtags: 'text', mentions: 'name', numbering: false, length: null, tags: null },
  auth: {
    kind: 'address',
    needsApp: false,
    pkce: false,
    scopes: [],
    accessLife: null,
    refreshLife: null,
    fields: [
      { key: 'address', kind: 'secret', required: true, initial: '', maxLength: 300, from: null, advanced: false },
      { key: 'channel', kind: 'text', required: true, initial: '', maxLength: 80, from: 'handle', advanced: false },
    ],
  },
  settings: [{ key: 'linkPreviews', kind: 'switch', initial: true, isLinkCard: true }],
  steps: ['publish'],
  processingMax: 0,
  idempotency: 'none',
  lookupIsDefinitive: false,
  visibilityDelay: 0,
  rates: [{ scope: 'channel', calls: 'requests', max: 1, window: 1000 }],
  figures: { posts: [], followers: false },
  cost: null,
} as const satisfies PlatformContract
