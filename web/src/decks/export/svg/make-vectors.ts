import type { LaidSpan } from '@postwright/core/scene/text-layout'
import type { SlideDrawing } from '@postwright/core/scene/draw-node'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import { blurredPart } from '../../drawing/blur-image.ts'
import { spansIn } from '../../drawing/fonts-in-drawings.ts'
import { base64Of } from '../../drawing/base64-of.ts'
import { loadPictures, type PictureSource } from '../../drawing/load-pictures.ts'
import { newCanvas } from '../../drawing/new-canvas.ts'
import { cutsIn } from '../../drawing/picture-cuts.ts'
import { pictureIds } from '../../drawing/picture-ids.ts'
import type { drawSlides } from '../draw-slides.ts'
import type { ExportKind, ExportRequest } from '../export-request.ts'
import { slideFileName } from '../file-name.ts'
import type { MadeFiles, Making } from '../making.ts'
import { pictureSource } from '../picture-source.ts'
import { FONT_SOURCES } from '../pdf/font-sources.ts'
import { createOutliner, rasterImage } from './outline-text.ts'
import type { SvgOutline, SvgPicture } from './svg-parts.ts'
import { fontRules } from './font-rules.ts'
import { writeSvg } from './write-svg.ts'

/** A vector file of each slide. */
export async function makeVectors(
  request: ExportRequest,
  { text }: Extract<ExportKind, { type: 'svg' }>,
  { slides, measure }: Awaited<ReturnType<typeof drawSlides>>,
  { report }: Making,
): Promise<MadeFiles> {
  const made: MadeFiles = { files: [], notes: [] }
  const pictures = new Map<string, SvgPicture>()
  for (const { id, blob } of request.pictures) pictures.set(id, await embedded(blob))
  const outlineOf =
    text === 'outlines'
      ? createOutliner({ ...FONT_SOURCES, measure, rasterise: (piece, span) => rasterImage(piece, span, measure) })
      : null
  for (const [index, { slideId, format, drawing }] of slides.entries()) {
    const slide = index % request.slideIds.length
    if (pictureIds(drawing).some((id) => !pictures.has(id))) made.notes.push({ kind: 'pictureMissing', slide })
    const blurred = await blurredParts(drawing, pictureSource(request.pictures))
    const spans = drawing.items.flatMap(spansIn)
    const outlines = new Map<LaidSpan, SvgOutline>()
    if (outlineOf) for (const span of spans) outlines.set(span, await outlineOf(span))
    const markup = writeSvg(drawing, request.slideTitles[slide] ?? '', {
      picture: (mediaId) => pictures.get(mediaId) ?? null,
      blurred: (key) => blurred.get(key) ?? null,
      outline: (span) => outlines.get(span) ?? null,
      fontRules: outlineOf ? '' : await fontRules(spans),
    })
    const place = { slide, slides: request.slideIds.length, format, hasFolders: request.formats.length > 1 }
    const blob = new Blob([markup], { type: 'image/svg+xml' })
    made.files.push({ name: slideFileName(request.scene.deck.name, place, 'svg'), blob, slideId, format })
    await report({ done: index + 1, of: slides.length })
  }
  return made
}

/** Blurred images become files of their own, because few programs blur as canvases do. */
async function blurredParts(drawing: SlideDrawing, source: PictureSource): Promise<Map<string, string>> {
  const cuts = [...cutsIn(drawing)].filter(([, { blur }]) => blur !== undefined)
  const pictures = await loadPictures(
    source,
    cuts.map(([, { mediaId }]) => mediaId),
  )
  const parts = new Map<string, string>()
  for (const [key, { mediaId, box, focus, zoom, blur = 0 }] of cuts) {
    const picture = pictures.get(mediaId)
    if (!picture) continue
    const part = blurredPart(picture, cropOf(picture, box, focus, zoom), box, blur)
    const canvas = newCanvas(part.width, part.height)
    canvas.context.drawImage(part, 0, 0)
    const blob = await canvas.toBlob('image/png')
    parts.set(key, `data:image/png;base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`)
  }
  return parts
}

async function embedded(blob: Blob): Promise<SvgPicture> {
  const bitmap = await createImageBitmap(blob)
  const { width, height } = bitmap
  bitmap.close()
  return { href: `data:${blob.type};base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`, width, height }
}
