import type { ImageType } from '../model/media.ts'
import type { Platform } from './platform.ts'

/** What a network allows, as dated data. Composer, checks, preview, publisher and fakes all read it. */
export type PlatformContract = {
  platform: Platform
  /** Grows when a fact changes; stored with nothing, shown in the connection's details. */
  version: number
  /** ISO date on which the facts were last compared with `sources`. */
  verifiedAt: string
  sources: readonly string[]
  text: { max: number; unit: 'grapheme'; maxBytes: number }
  media: { maxImages: number; types: readonly ImageType[]; maxBytes: number; altMax: number }
  auth: 'app_password' | 'none'
  /** How a repeated publish call is kept from doubling the post. */
  idempotency: 'record_key'
  /** True when a lookup by record key proves presence and absence alike. */
  lookupIsDefinitive: boolean
  /** How long after a call, in milliseconds, what it stored may still be missing from a lookup. */
  visibilityDelay: number
}
