import type { PlatformContract } from './platform-contract.ts'

/** The sandbox network: exists only on a developer's machine and produces every outcome. */
export const SANDBOX_CONTRACT: PlatformContract = {
  platform: 'sandbox',
  version: 1,
  verifiedAt: '2026-11-20',
  sources: [],
  text: { max: 500, unit: 'grapheme', maxBytes: 5000 },
  media: { maxImages: 4, types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 10_000_000, altMax: 2_000 },
  auth: 'none',
  idempotency: 'record_key',
  lookupIsDefinitive: true,
  visibilityDelay: 5_000,
}
