/**
 * What public pages say about the product in numbers, for the places of their texts. The modules that know them would weigh more than
 * a page, so they are said here and compared with those modules by `tests/parity/product-facts.test.ts`.
 */
export const PRODUCT_FACTS = {
  /** Channels that need nothing but what a person types. */
  typedNetworks: 7,
  /** Networks that take an app of the operator's. */
  appNetworks: 8,
  networks: 15,
  /** Designs that carousels begin from, their formats and the bundled font families. */
  designs: 36,
  formats: 5,
  fonts: 30,
  simulatedWeeks: 13,
  trashDays: 30,
  mediaMax: 20,
  imageMegabytes: 10,
  videoMegabytes: 512,
  retryMinutes: 15,
  exportHours: 24,
  deletionDays: 14,
  /** Braces as a text shows them. */
  open: '{{',
  close: '}}',
} as const
