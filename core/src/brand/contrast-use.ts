/** What a colour is used for on another one; how much contrast WCAG 2.2 asks for then (1.4.3 and 1.4.11, level AA). */
export const CONTRAST_LEAST = { text: 4.5, largeText: 3, graphics: 3 } as const

export type ContrastUse = keyof typeof CONTRAST_LEAST
