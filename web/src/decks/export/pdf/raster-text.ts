import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import { newCanvas } from '../../drawing/canvas.ts'
import { paintText } from '../../drawing/paint-text.ts'
import { imageOnCanvas } from './document-image.ts'
import type { Raster } from './pdf-slide.ts'

/** Image pixels per slide pixel: sharp in print too. */
const SCALE = 3

/** Draws characters with system fonts. */
export async function rasterText(text: string, span: LaidSpan, measure: MeasureText): Promise<Raster> {
  const { canvas, box, pixels } = rasterCanvas(text, span, measure)
  return { picture: await imageOnCanvas(canvas, pixels), box }
}

/** Draws characters on a canvas; its box is relative to the text's start on its baseline. */
export function rasterCanvas(text: string, span: LaidSpan, measure: MeasureText) {
  const { size } = span.font
  // Margins for glyphs that extend beyond their width, above their size and below the line.
  const [side, above, below] = [size * 0.25, size * 1.15, size * 0.45]
  const width = Math.ceil(measure.widthOf(text, span.font) + span.letterSpacing * [...text].length + 2 * side)
  const height = Math.ceil(above + below)
  const pixels = { width: Math.max(1, width * SCALE), height: Math.max(1, height * SCALE) }
  const canvas = newCanvas(pixels.width, pixels.height)
  canvas.context.scale(SCALE, SCALE)
  const bare = { ...span, text, isUnderlined: false, isStruck: false }
  paintText(canvas.context, { kind: 'text', span: bare, x: side, y: above })
  return { canvas, pixels, box: { x: -side, y: -above, width, height } }
}
