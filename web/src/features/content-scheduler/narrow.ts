/** Media query for screens that have no room for seven columns. */
export const NARROW = '(max-width: 48em)'
