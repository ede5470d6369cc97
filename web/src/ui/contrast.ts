/** What a colour is good for in front of another, after WCAG 2.2: text from 4.5 : 1, large text and shapes from 3 : 1. */
export type ContrastVerdict = 'text' | 'large' | 'shape'

/** How far two `#rrggbb` colours lie apart, from 1 (the same) to 21 (black on white). */
export function contrastRatio(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Judges a ratio as it is shown, never better than it is: 4.49 is not 4.5. */
export function contrastVerdict(ratio: number): ContrastVerdict {
  if (ratio >= 4.5) return 'text'
  return ratio >= 3 ? 'large' : 'shape'
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
