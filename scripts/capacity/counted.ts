/** Documents read and written, as `tests/background/cost.test.ts` counts them; it fails when they change. */
export const COUNTED = {
  /** From the start of the deliveries of one post to the notification of its author, by the number of its channels. */
  publishing: {
    1: { reads: 12, writes: 11 },
    3: { reads: 30, writes: 33 },
    20: { reads: 183, writes: 220 },
  },
  /** Planning a post on three channels, with what follows each of them. */
  planning: { reads: 20, writes: 11 },
  /** Keeping a version after a draft was saved. */
  saving: { reads: 3, writes: 2 },
} as const
