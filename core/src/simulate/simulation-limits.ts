/** How far ahead is simulated, how many publications at most, and how many findings are named. */
export const SIMULATED_DAYS = 91
export const SIMULATED_PUBLICATIONS_MAX = 2_000
export const FINDINGS_MAX = 500
/** Posts of one channel that are nearer to each other than this get in each other's way; in milliseconds. */
export const CONFLICT_SPAN = 15 * 60 * 1000
