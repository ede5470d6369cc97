import type { drawSlides } from '../draw-slides.ts'
import type { ExportKind, ExportRequest } from '../export-request.ts'
import { documentFileName } from '../file-name.ts'
import type { MadeFiles, Making } from '../export-result.ts'
import { imageSource } from '../image-source.ts'
import { FONT_SOURCES } from './cut-text.ts'
import { documentImage, imageOnCanvas } from './document-image.ts'
import type { PdfSources, Raster, PdfNote, PdfRequest } from './pdf-slide.ts'
import { rasterText } from './raster-text.ts'
import type { DrawGroup } from '@postwright/core/scene/draw-node'
import { shadowBounds } from '../../drawing/item-bounds.ts'
import { newCanvas } from '../../drawing/canvas.ts'
import { paint } from '../../drawing/paint.ts'
import { castShadow } from '../../drawing/paint-together.ts'
import { imageIds, loadImages, type ImageSource } from '../../drawing/images.ts'
import PDFDocument from 'pdfkit'
import { packObjects } from './pack-objects.ts'
import { pdfParts } from './pdf-parts.ts'
import { prepareSlide } from './prepare-slide.ts'
import { writeSlide } from './write-slide.ts'

/** Creates a PDF of the chosen slides for each format. */
export async function makeDocuments(
  request: ExportRequest,
  { author, language }: Extract<ExportKind, { type: 'pdf' }>,
  { slides, measure }: Awaited<ReturnType<typeof drawSlides>>,
  { report }: Making,
): Promise<MadeFiles> {
  const made: MadeFiles = { files: [], notes: [] }
  const picture = imageSource(request.pictures)
  const sources: PdfSources = {
    measure,
    ...FONT_SOURCES,
    picture: (cut) =>
      picture(cut.mediaId)
        .then((blob) => documentImage(blob, cut))
        .catch(() => null),
    shadow: (group) => shadowImage(group, picture),
    rasterise: (text, span) => rasterText(text, span, measure),
  }
  let done = 0
  for (const format of request.formats) {
    const { bytes, notes } = await writePdf(
      {
        title: request.scene.deck.name,
        author,
        language,
        createdAt: new Date(request.createdAt),
        slides: slides
          .filter((slide) => slide.format === format)
          .map(({ drawing }, index) => ({ title: request.slideTitles[index] ?? '', drawing })),
      },
      sources,
      () => {
        done += 1
        return report({ done, of: slides.length })
      },
    )
    const name = documentFileName(request.scene.deck.name, format, request.formats.length > 1)
    made.files.push({ name, blob: new Blob([bytes], { type: 'application/pdf' }), slideId: '', format })
    made.notes.push(...notes)
  }
  return made
}

/** Image pixels per slide pixel: hard shadows need sharp edges, soft ones do not. */
const SCALE = { hard: 2, soft: 1 }

const SOFT_FROM = 8

/** Returns the shadow of a group, without the group; null if it has none. */
async function shadowImage(group: DrawGroup, source: ImageSource): Promise<Raster | null> {
  const { shadow, ...rest } = group
  if (!shadow) return null
  const box = shadowBounds(group)
  const scale = shadow.blur < SOFT_FROM ? SCALE.hard : SCALE.soft
  const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)]
  if (width < 1 || height < 1) return null
  const pictures = await loadImages(source, imageIds({ items: [group] }))
  const shape = newCanvas(width, height)
  const at = { x: group.box.x - box.x + shadow.x, y: group.box.y - box.y + shadow.y }
  const plain: DrawGroup = { ...rest, opacity: 1, box: { ...group.box, ...at } }
  delete plain.blend
  paint(shape.context, plain, pictures, scale)
  const cast = newCanvas(width, height)
  // The shape is drawn outside the canvas, so that only its shadow is visible.
  castShadow(cast.context, { ...shadow, x: width / scale, y: 0 }, new DOMMatrix([scale, 0, 0, scale, 0, 0]))
  cast.context.drawImage(shape.context.canvas, -width, 0)
  return { picture: await imageOnCanvas(cast, { width, height }), box }
}

const CREATOR = 'Postwright'

/** Writes slides as a document: real text, a page for each slide, tagged for screen readers (PDF/UA). */
export async function writePdf(
  { title, author, language, slides, createdAt }: PdfRequest,
  sources: PdfSources,
  onSlide: (written: number) => void | Promise<void> = () => undefined,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; notes: PdfNote[] }> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    displayTitle: true,
    lang: language,
    font: null,
    info: { Title: title, Author: author, Creator: CREATOR, Producer: CREATOR, CreationDate: createdAt },
  })
  const written = bytesOf(doc)
  const root = doc.struct('Document', { title, lang: language })
  doc.addStructure(root)
  const parts = pdfParts(doc)
  const notes: PdfNote[] = []
  for (const [index, slide] of slides.entries()) {
    const { prepared, notes: found } = await prepareSlide(doc, slide.drawing, index, parts, sources)
    notes.push(...found)
    writeSlide(doc, slide.drawing, prepared, root, slide.title)
    await onSlide(index + 1)
  }
  root.end()
  doc.end()
  return { bytes: packObjects(await written), notes }
}

async function bytesOf(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await new Promise<void>((settle, fail) => {
    doc.on('data', (chunk) => chunks.push(new Uint8Array(chunk)))
    doc.on('end', settle)
    doc.on('error', fail)
  })
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}
