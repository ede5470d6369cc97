/** Screens on which the composer shows one thing at a time. */
export const NARROW = '(max-width: 40rem)'
