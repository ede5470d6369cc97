/** Screens narrower than this have no room for seven columns. */
export const NARROW = '(max-width: 48em)'
