import type { Font, MeasureText } from '@postwright/core/scene/measure-text'
import { cssFont } from './css-font.ts'
import { estimateText, metricsOf } from './estimate-text.ts'
import { fontsArrived } from './fonts-arrived.ts'

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Widths are measured once at this size, in pixels, and are in proportion to the size. */
const MEASURED_AT = 100
const KEPT = 20_000

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
  // Without it letters are placed on whole pixels, and widths are no longer in proportion to the size.
  context.textRendering = 'geometricPrecision'
  return context
}
