/** 1 March 2026, noon in UTC: a fixed time, so that screenshots of the gallery can be compared. */
export const NOON = Date.UTC(2026, 2, 1, 12)
