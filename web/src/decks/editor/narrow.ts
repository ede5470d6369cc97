/** Screens that show one thing at a time. */
export const NARROW = '(max-width: 48rem)'
