import type { PlatformContract } from '../platform-contract.ts'
import { PLATFORM_NAMES } from '../platform-names.ts'
import { WEB_ADDRESS_PATTERN } from '../setting-formats.ts'

const MEBIBYTE = 1024 * 1024

export const TELEGRAM_CONTRACT = {
  platform: 'telegram',
  name: PLATFORM_NAMES.telegram,
  version: 3,
  verifiedAt: '2026-11-29',
  sources: [
    'https://core.telegram.org/bots/api#sendmessage',
    'https://core.telegram.org/bots/api#sendmediagroup',
    'https://core.telegram.org/bots/api#inlinekeyboardbutton',
    'https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this',
  ],
  // The limit for captions is a quarter of this: longer text is sent after the files as a separate message.
  text: { max: 4096, unit: 'utf16', maxBytes: null, linkLength: null, escaped: '' },
  title: null,
  media: {
    required: false,
    max: 10,
    mixed: true,
    // Telegram has no field for file descriptions; only the product stores them.
    altMax: 2000,
    images: {
      max: 10,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      maxBytes: 10 * MEBIBYTE,
      maxPixels: null,
      maxWidth: null,
      ratio: [1 / 20, 20],
    },
    video: {
      max: 10,
      types: ['video/mp4'],
      maxBytes: 50 * MEBIBYTE,
      duration: [0, 4 * 60 * 60_000],
      ratio: null,
    },
    document: { max: 1, maxBytes: 50 * MEBIBYTE, maxPages: 5000 },
  },
  thread: { max: 20 },
  comment: null,
  poll: null,
  hashtagsMax: null,
  mentionsMax: null,
  fold: null,
  habits: { links: 'text', hashtags: 'text', mentions: 'handle', numbering: true, length: null, tags: 5 },
  auth: {
    kind: 'bot_token',
    needsApp: false,
    pkce: false,
    scopes: [],
    accessLife: null,
    refreshLife: null,
    fields: [
      { key: 'botToken', kind: 'secret', required: true, initial: '', maxLength: 100, from: null, advanced: false },
      { key: 'chat', kind: 'text', required: true, initial: '', maxLength: 64, from: 'handle', advanced: false },
    ],
  },
  settings: [
    { key: 'linkPreviews', kind: 'switch', initial: true, isLinkCard: true },
    { key: 'silent', kind: 'switch', initial: false },
    { key: 'protected', kind: 'switch', initial: false },
    // An album accepts no `reply_markup`: core.telegram.org/bots/api#sendmediagroup (2026-11-29).
    {
      key: 'buttons',
      kind: 'pairs',
      max: 500,
      rows: 6,
      nameMax: 64,
      initial: '',
      pattern: WEB_ADDRESS_PATTERN,
      filesMax: 1,
      isLink: true,
    },
  ],
  steps: ['publish'],
  processingMax: 0,
  idempotency: 'none',
  lookupIsDefinitive: false,
  visibilityDelay: 0,
  rates: [
    { scope: 'channel', calls: 'requests', max: 1, window: 1000 },
    { scope: 'channel', calls: 'requests', max: 20, window: 60_000 },
    { scope: 'app', calls: 'requests', max: 30, window: 1000 },
  ],
  figures: { posts: [], followers: true },
  cost: null,
} as const satisfies PlatformContract
