/** Media query for screens on which the composer shows one part at a time. */
export const NARROW = '(max-width: 40rem)'
