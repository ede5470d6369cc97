import PDFDocument from 'pdfkit'
import type { MeasureText } from '@postwright/core/scene/measure-text'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import { base64Of } from '../../drawing/base64-of.ts'
import { textPath } from '../../fonts/text-path.ts'
import { cutText, type FontSources } from '../pdf/cut-text.ts'
import { pdfParts } from '../pdf/pdf-parts.ts'
import { rasterCanvas } from '../pdf/raster-text.ts'
import { rightToLeft } from '../pdf/write-text.ts'
import type { SvgOutline } from './svg-parts.ts'

/** Characters that no font file has, as an image around the point where they stand on their baseline. */
export type OutlineSources = FontSources & {
  rasterise: (text: string, span: LaidSpan) => Promise<SvgOutline['images'][number] | null>
}

/**
 * Turns text into outlines, shaped as in documents: a document that is never written reads and shapes the fonts.
 * @returns what draws a span whose text begins at 0 on the baseline 0
 */
export function createOutliner(sources: OutlineSources): (span: LaidSpan) => Promise<SvgOutline> {
  const doc = new PDFDocument({ autoFirstPage: false, font: null })
  const parts = pdfParts(doc)
  return async (span) => {
    const outline: SvgOutline = { path: '', images: [] }
    for (const { text, file, x, width } of await cutText(doc, span, parts, sources)) {
      if (file === null) {
        const image = text.trim() === '' ? null : await sources.rasterise(text, span)
        if (image) outline.images.push({ ...image, box: { ...image.box, x: image.box.x + x } })
        continue
      }
      const { _font: set } = doc.font(file)
      const shaped = span.direction === 'rtl' ? rightToLeft(text) : text
      const place = { x, y: 0, width, size: span.font.size, letterSpacing: span.letterSpacing }
      outline.path += textPath(set.font, shaped, place)
    }
    return outline
  }
}

/** As the machine's own fonts draw them, such as emoji. */
export async function rasterImage(
  text: string,
  span: LaidSpan,
  measure: MeasureText,
): Promise<SvgOutline['images'][number]> {
  const { canvas, box } = rasterCanvas(text, span, measure)
  const blob = await canvas.toBlob('image/png')
  return { href: `data:image/png;base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`, box }
}
