/** Number of simulated days, maximum publications, and maximum reported findings. */
export const SIMULATED_DAYS = 91
export const SIMULATED_PUBLICATIONS_MAX = 2_000
export const FINDINGS_MAX = 500
/** Approximate time between consecutive parts of a thread, the duration of an API call; in milliseconds. */
export const PART_APART = 1_000
/** Minimum distance between posts of one channel without a conflict; in milliseconds. */
export const CONFLICT_SPAN = 15 * 60 * 1000
