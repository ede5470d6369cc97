/** Media query for screens that show one panel at a time. */
export const NARROW = '(max-width: 48rem)'
