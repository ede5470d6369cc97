import type { Font, MeasureText, FontMetrics } from '@postwright/core/scene/measure-text'
import { cssFont } from './css-font.ts'
import { fontsArrived, fontLibrary } from './font-library.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Font size in pixels at which widths are measured once; they are then scaled in proportion. */
const MEASURED_AT = 100
const KEPT = 20_000

/** Creates a text measurer with the fonts of its page or worker, which measures again after fonts are loaded. */
export function createMeasureText(): MeasureText {
  const context = createContext()
  const widths = new Map<string, number>()
  let arrived = fontsArrived.count()

  function widthAt100(text: string, font: Font): number {
    if (arrived !== fontsArrived.count()) {
      arrived = fontsArrived.count()
      widths.clear()
    }
    const key = `${font.family}|${font.weight}|${font.isItalic}|${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    if (widths.size > KEPT) widths.clear()
    const width = context ? measured(context, text, font) : estimateText.widthOf(text, { ...font, size: MEASURED_AT })
    widths.set(key, width)
    return width
  }

  return {
    widthOf: (text, font) => (widthAt100(text, font) * font.size) / MEASURED_AT,
    metricsOf,
  }
}

function measured(context: Context, text: string, font: Font): number {
  context.font = cssFont({ ...font, size: MEASURED_AT }, text)
  return context.measureText(text).width
}

function createContext(): Context | null {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return null
  context.fontKerning = 'normal'
  // Without this setting, letters are placed on whole pixels, and widths are not proportional to the size.
  context.textRendering = 'geometricPrecision'
  return context
}

const UNKNOWN = { ascent: 0.95, descent: 0.25, averageWidth: 0.5 }

/** Estimates text widths from the average character widths of the fonts, if there is no canvas or the fonts are not loaded yet. */
export const estimateText: MeasureText = {
  widthOf: (text, font) => [...text].length * numbersOf(font).averageWidth * font.size,
  metricsOf,
}

/** Returns the metrics from the font files instead of the canvas, because operating systems read different tables of a font. */
function metricsOf(font: Font): FontMetrics {
  const { ascent, descent } = numbersOf(font)
  return { ascent: ascent * font.size, descent: descent * font.size }
}

function numbersOf({ family }: Font) {
  return fontLibrary.find(family)?.metrics ?? UNKNOWN
}
