/**
 * Numbers about the product in the texts of public pages. The modules that contain them would be larger than a page, so they are repeated here and
 * checked against those modules by `tests/parity/product-facts.test.ts`.
 */
export const PRODUCT_FACTS = {
  /** Networks that can be connected with typed credentials only. */
  typedNetworks: 7,
  /** Networks that require an app registered by the operator. */
  appNetworks: 8,
  networks: 15,
  /** Number of carousel designs, of their formats and of the bundled font families. */
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
  /** Literal braces for texts. */
  open: '{{',
  close: '}}',
} as const
