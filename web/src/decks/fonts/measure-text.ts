import type { Font, FontMetrics, MeasureText } from '@postwright/core/scene/measure-text'
import { cssFont } from './css-font.ts'
import { fontLibrary } from './font-library.ts'
import { fontsArrived } from './fonts-arrived.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Widths are measured once at this size, in pixels, and are in proportion to the size. */
const MEASURED_AT = 100
const KEPT = 20_000
/** For families that nothing is known of. */
const UNKNOWN = { ascent: 0.95, descent: 0.25, averageWidth: 0.5 }

/** Measures text with the fonts of the page or worker that it runs in; after fonts arrive, anew. */
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
    const width = context ? measured(context, text, font) : estimated(text, font)
    widths.set(key, width)
    return width
  }

  return {
    widthOf: (text, font) => (widthAt100(text, font) * font.size) / MEASURED_AT,
    metricsOf,
  }
}

/** From the numbers of the files, not from the canvas: systems read different tables of a font. */
function metricsOf({ family, size }: Font): FontMetrics {
  const { ascent, descent } = fontLibrary.find(family)?.metrics ?? UNKNOWN
  return { ascent: ascent * size, descent: descent * size }
}

function measured(context: Context, text: string, font: Font): number {
  context.font = cssFont({ ...font, size: MEASURED_AT })
  return context.measureText(text).width
}

/** Where there is no canvas, as while pages are rendered at build time. */
function estimated(text: string, { family }: Font): number {
  const { averageWidth } = fontLibrary.find(family)?.metrics ?? UNKNOWN
  return [...text].length * averageWidth * MEASURED_AT
}

function createContext(): Context | null {
  const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return null
  context.fontKerning = 'normal'
  // Without it letters are placed on whole pixels, and widths are no longer in proportion to the size.
  context.textRendering = 'geometricPrecision'
  return context
}
