import type { Context2d } from '../drawing/context-2d.ts'
import { newCanvas } from '../drawing/new-canvas.ts'
import { loadPictures } from '../drawing/load-pictures.ts'
import { paint } from '../drawing/paint.ts'
import { pictureIds } from '../drawing/picture-ids.ts'
import type { DrawnSlide } from './draw-slides.ts'
import type { ExportKind, ExportRequest, PictureType } from './export-request.ts'
import { slideFileName } from './file-name.ts'
import type { MadeFiles, Making } from './make-files.ts'
import { pictureSource } from './picture-source.ts'

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } satisfies Record<PictureType, string>

/** Hardly to be told from the lossless picture, at a fifth of its size. */
const QUALITY = 0.92

/** A picture of each slide. Only one of them is in memory at a time. */
export async function makePictures(
  request: ExportRequest,
  { type, scale }: Extract<ExportKind, { scale: number }>,
  slides: readonly DrawnSlide[],
  { report }: Making,
): Promise<MadeFiles> {
  const source = pictureSource(request.pictures)
  const made: MadeFiles = { files: [], notes: [] }
  for (const [index, { slideId, format, drawing }] of slides.entries()) {
    const ids = pictureIds(drawing)
    const pictures = await loadPictures(source, ids)
    const slide = index % request.slideIds.length
    if (ids.some((id) => pictures.get(id) === null)) made.notes.push({ kind: 'pictureMissing', slide })
    const { context, toBlob } = newCanvas(drawing.width * scale, drawing.height * scale)
    if (type === 'jpeg') fillWhite(context)
    paint(context, drawing, pictures, scale)
    const blob = await toBlob(`image/${type}`, type === 'png' ? undefined : QUALITY)
    const place = { slide, slides: request.slideIds.length, format, hasFolders: request.formats.length > 1 }
    made.files.push({ name: slideFileName(request.scene.deck.name, place, endingOf(blob)), blob, slideId, format })
    await report(index + 1, slides.length)
  }
  return made
}

/** Such files know no transparency. */
function fillWhite(context: Context2d): void {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

/** By what it is: a browser that makes no files of the type that was asked for makes PNG. */
function endingOf({ type }: Blob): string {
  return Object.entries(ENDINGS).find(([name]) => type === `image/${name}`)?.[1] ?? ENDINGS.png
}
