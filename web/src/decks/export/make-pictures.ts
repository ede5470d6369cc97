import type { Context2d } from '../drawing/context-2d.ts'
import { newCanvas } from '../drawing/new-canvas.ts'
import { loadPictures } from '../drawing/load-pictures.ts'
import { paint } from '../drawing/paint.ts'
import { pictureIds } from '../drawing/picture-ids.ts'
import type { DrawnSlide } from './draw-slides.ts'
import { createEncoders } from './encoders.ts'
import type { ExportKind, ExportRequest, PictureType } from './export-request.ts'
import { slideFileName } from './file-name.ts'
import type { ExportedFile } from './export-result.ts'
import type { MadeFiles, Making } from './making.ts'
import { pictureSource } from './picture-source.ts'

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } satisfies Record<PictureType, string>

/** Hardly to be told from the lossless picture, at a fifth of its size. */
const QUALITY = 0.92

/** A picture of each slide. */
export async function makePictures(
  request: ExportRequest,
  { type, scale }: Extract<ExportKind, { scale: number }>,
  slides: readonly DrawnSlide[],
  { report, helpers }: Making,
): Promise<MadeFiles> {
  const source = pictureSource(request.pictures)
  const notes: MadeFiles['notes'] = []
  const encoding: Promise<ExportedFile>[] = []
  const encoders = createEncoders(helpers)
  const atOnce = 2 * encoders.atOnce
  let done = 0
  for (const [index, { slideId, format, drawing }] of slides.entries()) {
    await encoding[index - atOnce]
    const ids = pictureIds(drawing)
    const pictures = await loadPictures(source, ids)
    const slide = index % request.slideIds.length
    if (ids.some((id) => pictures.get(id) === null)) notes.push({ kind: 'pictureMissing', slide })
    const canvas = newCanvas(drawing.width * scale, drawing.height * scale)
    if (type === 'jpeg') fillWhite(canvas.context)
    paint(canvas.context, drawing, pictures, scale)
    const place = { slide, slides: request.slideIds.length, format, hasFolders: request.formats.length > 1 }
    encoding.push(
      encoders.encode(canvas, `image/${type}`, type === 'png' ? undefined : QUALITY).then(async (blob) => {
        done += 1
        await report({ done, of: slides.length })
        return { name: slideFileName(request.scene.deck.name, place, endingOf(blob)), blob, slideId, format }
      }),
    )
  }
  return { files: await Promise.all(encoding), notes }
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
