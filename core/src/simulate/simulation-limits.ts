/** How far ahead is simulated, how many publications at most, and how many findings are named. */
export const SIMULATED_DAYS = 91
export const SIMULATED_PUBLICATIONS_MAX = 2_000
export const FINDINGS_MAX = 500
/** The next part of a thread follows the one before it after about this long, which is what a call takes; in milliseconds. */
export const PART_APART = 1_000
/** Posts of one channel that are nearer to each other than this get in each other's way; in milliseconds. */
export const CONFLICT_SPAN = 15 * 60 * 1000
