/** Noon on 1 March 2026 in UTC: a fixed time, so that screenshots of the gallery can be compared. */
export const NOON = Date.UTC(2026, 2, 1, 12)
