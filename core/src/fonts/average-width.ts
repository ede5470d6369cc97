const LETTERS = ' etaoinshrdlcumwfgypbvkjxqz'

/** How often each of them comes in English text, in hundredths of a percent of its letters; the space parts words. */
const WEIGHTS = [
  1918, 1270, 906, 817, 751, 697, 675, 633, 609, 599, 425, 403, 278, 276, 241, 236, 223, 202, 197, 193, 149, 98, 77, 15,
  15, 10, 7,
]

/**
 * The average width of English text in a font, in parts of its size. Fonts of equal averages take about the same room.
 * @param widthOf the advance of a character, in parts of the size
 */
export function averageWidth(widthOf: (character: string) => number): number {
  const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0)
  return WEIGHTS.reduce((sum, weight, place) => sum + widthOf(LETTERS.charAt(place)) * weight, 0) / total
}
