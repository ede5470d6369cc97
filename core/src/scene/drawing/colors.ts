/** Returns a colour between two, at `share` (0 to 1) from the first to the second. All are `#rrggbb`. */
export function mixColors(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Minimum contrast of small text (WCAG 2.2, 1.4.3). */
export const READABLE_RATIO = 4.5

/** Returns the relative luminance of a colour, from 0 to 1, as defined by WCAG 2.2. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio, from 1 (equal luminance) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
