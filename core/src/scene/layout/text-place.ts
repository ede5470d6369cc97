/** A place between two characters: the paragraph, and how many of its characters come before. */
export type TextPlace = { paragraph: number; at: number }
