import type { Font, FontMetrics, MeasureText } from '@postwright/core/scene/measure-text'
import { fontLibrary } from './font-library.ts'

/** For families that nothing is known of. */
const UNKNOWN = { ascent: 0.95, descent: 0.25, averageWidth: 0.5 }

/** Measures text by the averages of its fonts: for where there is no canvas, and before the fonts are there. */
export const estimateText: MeasureText = {
  widthOf: (text, font) => [...text].length * numbersOf(font).averageWidth * font.size,
  metricsOf,
}

/** From the numbers of the files, not from the canvas: systems read different tables of a font. */
export function metricsOf(font: Font): FontMetrics {
  const { ascent, descent } = numbersOf(font)
  return { ascent: ascent * font.size, descent: descent * font.size }
}

function numbersOf({ family }: Font) {
  return fontLibrary.find(family)?.metrics ?? UNKNOWN
}
