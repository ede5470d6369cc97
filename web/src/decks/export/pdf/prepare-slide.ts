import type { Box } from '@postwright/core/scene/box'
import type { DrawGroup, DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type PDFDocument from 'pdfkit'
import type { PdfImage } from 'pdfkit'
import { spansIn } from '../../drawing/fonts-in-drawings.ts'
import { cutText } from './cut-text.ts'
import { findImageCuts } from '../../drawing/images.ts'
import type { PdfParts } from './pdf-parts.ts'
import type { PdfNote, PdfSources } from './pdf-slide.ts'
import type { PreparedSlide } from './prepared-slide.ts'
import type { TextPiece } from './text-piece.ts'

/** Loads fonts and images of a slide into the document, and renders text that no font has as images. */
export async function prepareSlide(
  doc: PDFDocument,
  drawing: SlideDrawing,
  slide: number,
  parts: PdfParts,
  sources: PdfSources,
): Promise<{ prepared: PreparedSlide; notes: PdfNote[] }> {
  const notes: PdfNote[] = []
  const pieces: PreparedSlide['pieces'] = new Map(
    await Promise.all(drawing.items.flatMap(spansIn).map(async (span) => [span, await piecesOf(span)] as const)),
  )
  const pictures = new Map<string, PdfImage>()
  for (const [key, cut] of findImageCuts(drawing)) {
    const picture = await parts.picture(key, () => sources.picture(cut))
    if (picture) pictures.set(key, picture)
    else notes.push({ kind: 'pictureMissing', slide, mediaId: cut.mediaId })
  }
  const shadows = new Map<DrawGroup, { picture: PdfImage; box: Box }>()
  for (const group of drawing.items.flatMap(withShadow)) {
    const raster = await sources.shadow(group)
    const picture = raster && (await parts.picture(raster, () => Promise.resolve(raster.picture)))
    if (picture) shadows.set(group, { picture, box: raster.box })
  }
  return { prepared: { pieces, pictures, shadows }, notes }

  async function piecesOf(span: LaidSpan): Promise<TextPiece[]> {
    const found: TextPiece[] = []
    for (const cut of await cutText(doc, span, parts, sources)) {
      if (cut.file !== null) found.push({ ...cut, kind: 'font', file: cut.file })
      else if (cut.text.trim() !== '') {
        const raster = await rasterOf(span, cut.text)
        if (raster) found.push({ ...cut, kind: 'raster', ...raster })
        notes.push({ kind: 'rasterised', slide, text: cut.text })
      }
    }
    return found
  }

  async function rasterOf(span: LaidSpan, text: string) {
    const raster = await parts.raster(`${text}|${span.color}|${JSON.stringify(span.font)}`, () =>
      sources.rasterise(text, span),
    )
    const picture = raster && (await parts.picture(raster, () => Promise.resolve(raster.picture)))
    return picture && { picture, box: raster.box }
  }
}

function withShadow(item: DrawItem): DrawGroup[] {
  if (item.kind !== 'group') return []
  return [...(item.shadow ? [item] : []), ...item.items.flatMap(withShadow)]
}
