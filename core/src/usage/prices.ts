/**
 * List prices of the platform in us-central1, where the functions run, without free quotas and discounts. Amounts are millionths of a US
 * dollar, each for `per` units.
 */
export const PLATFORM_PRICES = {
  asOf: '2026-11-27',
  sources: [
    'https://cloud.google.com/firestore/pricing',
    'https://cloud.google.com/run/pricing',
    'https://cloud.google.com/storage/pricing',
  ],
  /** 0.03 USD for 100,000 documents. */
  reads: { micros: 30_000, per: 100_000 },
  /** 0.09 USD for 100,000 documents. */
  writes: { micros: 90_000, per: 100_000 },
  /** 0.01 USD for 100,000 documents. */
  deletes: { micros: 10_000, per: 100_000 },
  /** 0.40 USD for a million requests. */
  requests: { micros: 400_000, per: 1_000_000 },
  /** One vCPU at 0.000024 USD and 1 GiB at 0.0000025 USD for a second: the largest functions of the product. */
  functionSeconds: { micros: 265, per: 10 },
  /** 0.02 USD for one GiB in a month. */
  storedGibDays: { micros: 20_000, per: 30 },
} as const
