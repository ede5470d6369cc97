/**
 * Objective for publishing, decided on 2026-11-27: of the publications that people planned, this many of 10,000 are published within a
 * minute of their time. It is judged over 28 days, so that every weekday counts four times.
 */
export const PUBLISHING_OBJECTIVE = { since: '2026-11-27', share: 9_950, within: 60_000, days: 28 } as const

/**
 * Upper bounds of the lateness groups, in milliseconds. The last group holds all later publications. The objective's own bound is
 * one of them, so attainment is exact.
 */
export const LATENESS_BOUNDS = [
  500, 1_000, 2_000, 3_000, 5_000, 10_000, 15_000, 30_000, 45_000, 60_000, 120_000, 300_000, 900_000, 3_600_000,
] as const

export const LATENESS_GROUPS = LATENESS_BOUNDS.length + 1
