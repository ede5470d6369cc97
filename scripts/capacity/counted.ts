/** Documents read and written, as `tests/background/cost.test.ts` counts them; it fails when they change. */
export const COUNTED = {
  /** From the start of a post's deliveries to the notification of its author, by number of channels. */
  publishing: {
    1: { reads: 12, writes: 11 },
    3: { reads: 30, writes: 33 },
    20: { reads: 183, writes: 220 },
  },
  /** Scheduling a post on three channels, including the triggers that follow. */
  planning: { reads: 20, writes: 11 },
  /** Storing a version after a draft was saved. */
  saving: { reads: 3, writes: 2 },
} as const
