import {
  DELETION_GRACE,
  DELIVERY_OUTCOME_MAX,
  EXPORT_TTL,
  MEDIA_BYTES_MAX,
  POST_MEDIA_MAX,
  VIDEO_BYTES_MAX,
} from '@postwright/core/limits'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MEGABYTE = 1024 * 1024

/**
 * What public pages say about the product in numbers, for the places of their texts. The networks' contracts would weigh more than a
 * page, so that how many there are is said here and compared with them by `tests/parity/product-facts.test.ts`.
 */
export const PRODUCT_FACTS = {
  /** Channels that need nothing but what a person types. */
  typedNetworks: 7,
  /** Networks that take an app of the operator's. */
  appNetworks: 8,
  mediaMax: POST_MEDIA_MAX,
  imageMegabytes: MEDIA_BYTES_MAX / MEGABYTE,
  videoMegabytes: VIDEO_BYTES_MAX / MEGABYTE,
  retryMinutes: DELIVERY_OUTCOME_MAX / MINUTE,
  exportHours: EXPORT_TTL / HOUR,
  deletionDays: DELETION_GRACE / (24 * HOUR),
  /** Braces as a text shows them. */
  open: '{{',
  close: '}}',
} as const
