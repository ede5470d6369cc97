import type { FontCategory, FontFamily } from './font-family.ts'

const LETTERS = ' etaoinshrdlcumwfgypbvkjxqz'

/** Occurrences of each character of `LETTERS` per 10,000 letters of English text. */
const WEIGHTS = [
  1918, 1270, 906, 817, 751, 697, 675, 633, 609, 599, 425, 403, 278, 276, 241, 236, 223, 202, 197, 193, 149, 98, 77, 15,
  15, 10, 7,
]

/**
 * Computes the average width of English text in a font, relative to its size. Fonts with equal averages take about the same space.
 * @param widthOf the advance of a character, relative to the size
 */
export function averageWidth(widthOf: (character: string) => number): number {
  const total = WEIGHTS.reduce((sum, weight) => sum + weight, 0)
  return WEIGHTS.reduce((sum, weight, place) => sum + widthOf(LETTERS.charAt(place)) * weight, 0) / total
}

/** A system font, and the `@font-face` descriptors in percent that give its text the same width and height as another font. */
export type FallbackMetrics = {
  font: string
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
}

/** System fonts with their average widths, from the published metrics of fonts with the same advances: Helvetica, Times and Courier. */
const SYSTEM_FONTS = {
  sans: { font: 'Arial', averageWidth: 0.4452 },
  serif: { font: 'Times New Roman', averageWidth: 0.4036 },
  mono: { font: 'Courier New', averageWidth: 0.6 },
} as const

/** Returns the fallback shown while a family loads, so that line breaks and positions do not change. */
export function getFallbackMetrics({ category, metrics }: Pick<FontFamily, 'category' | 'metrics'>): FallbackMetrics {
  const { font, averageWidth } = SYSTEM_FONTS[systemCategory(category)]
  const scale = metrics.averageWidth / averageWidth
  return {
    font,
    sizeAdjust: inPercent(scale),
    ascentOverride: inPercent(metrics.ascent / scale),
    descentOverride: inPercent(metrics.descent / scale),
    lineGapOverride: inPercent(metrics.lineGap / scale),
  }
}

function systemCategory(category: FontCategory): keyof typeof SYSTEM_FONTS {
  return category === 'serif' || category === 'mono' ? category : 'sans'
}

function inPercent(value: number): number {
  return Math.round(value * 10_000) / 100
}
