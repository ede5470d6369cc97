import type { FontCategory, FontFamily } from './font-family.ts'

/** A font that machines have, with what makes it take the same room as another: the descriptors of a font face, in percent. */
export type StandIn = {
  font: string
  sizeAdjust: number
  ascentOverride: number
  descentOverride: number
  lineGapOverride: number
}

/** Average widths from the published metrics of fonts with the same advances: Helvetica, Times and Courier. */
const SYSTEM_FONTS = {
  sans: { font: 'Arial', averageWidth: 0.4452 },
  serif: { font: 'Times New Roman', averageWidth: 0.4036 },
  mono: { font: 'Courier New', averageWidth: 0.6 },
} as const

/** What is shown while a family loads, so that lines break and stand as they will. */
export function standInFor({ category, metrics }: Pick<FontFamily, 'category' | 'metrics'>): StandIn {
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
