import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import { newCanvas } from '../../drawing/new-canvas.ts'
import { paintText } from '../../drawing/paint-text.ts'
import type { Raster } from './pdf-slide.ts'

/** Pixels of the picture for each of the slide: sharp in print too. */
const SCALE = 3

/** Characters as the machine's own fonts draw them. */
export async function rasterText(text: string, span: LaidSpan, measure: MeasureText): Promise<Raster> {
  const { size } = span.font
  // Room for what reaches out of its width, above its size and below the line.
  const [side, above, below] = [size * 0.25, size * 1.15, size * 0.45]
  const width = Math.ceil(measure.widthOf(text, span.font) + span.letterSpacing * [...text].length + 2 * side)
  const height = Math.ceil(above + below)
  const { context, toBlob } = newCanvas(Math.max(1, width * SCALE), Math.max(1, height * SCALE))
  context.scale(SCALE, SCALE)
  const bare = { ...span, text, isUnderlined: false, isStruck: false }
  paintText(context, { kind: 'text', span: bare, x: side, y: above })
  const bytes = new Uint8Array(await (await toBlob('image/png')).arrayBuffer())
  return { bytes, box: { x: -side, y: -above, width, height } }
}
