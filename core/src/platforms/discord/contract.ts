import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'

const MEBIBYTE = 1024 * 1024

export const DISCORD_CONTRACT = {
  platform: 'discord',
  name: PLATFORM_NAMES.discord,
  version: 3,
  verifiedAt: '2026-11-29',
  sources: [
    'https://docs.discord.com/developers/resources/webhook',
    'https://docs.discord.com/developers/reference#uploading-files',
    'https://docs.discord.com/developers/topics/rate-limits',
    'https://docs.discord.com/developers/resources/message#allowed-mentions-object',
  ],
  text: { max: 2000, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 10,
    mixed: true,
    altMax: 1024,
    images: {
      max: 10,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 10 * MEBIBYTE,
      maxPixels: null,
      maxWidth: null,
      ratio: null,
    },
    video: {
      max: 2,
      types: ['video/mp4', 'video/quicktime', 'video/webm'],
      maxBytes: 10 * MEBIBYTE,
      duration: [0, 60 * 60_000],
      ratio: null,
    },
    document: null,
  },
  thread: null,
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: null,
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
    ],
  },
  settings: [
    { key: 'threadName', kind: 'text', max: 100, initial: '' },
    { key: 'linkPreviews', kind: 'switch', initial: true, isLinkCard: true },
    { key: 'silent', kind: 'switch', initial: false },
    // `allowed_mentions`: without it a webhook notifies users, so it is always sent (read on 2026-11-29).
    {
      key: 'mentions',
      kind: 'choice',
      options: ['none', 'written', 'everyone'],
      isOwn: false,
      initial: 'none',
      required: true,
    },
  ],
  steps: ['publish'],
  processingMax: 0,
  idempotency: 'none',
  lookupIsDefinitive: false,
  visibilityDelay: 0,
  rates: [
    { scope: 'channel', calls: 'requests', max: 5, window: 2000 },
    { scope: 'network', calls: 'requests', max: 50, window: 1000 },
  ],
  figures: { posts: ['likes'], followers: false },
  cost: null,
} as const satisfies PlatformContract
