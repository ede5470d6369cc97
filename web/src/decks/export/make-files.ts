import { drawSlides, type DrawnSlide } from './draw-slides.ts'
import type { ExportRequest, ExportKind, PictureType } from './export-request.ts'
import type { ExportResult, ExportedFile, Making, MadeFiles } from './export-result.ts'
import { baseName, slideFileName } from './file-name.ts'
import { zipSync, type Zippable } from 'fflate'
import { type Context2d, newCanvas, type NewCanvas } from '../drawing/canvas.ts'
import { paint } from '../drawing/paint.ts'
import { imageIds, loadImages } from '../drawing/images.ts'
import { imageSource } from './image-source.ts'
import { callHelper, serviceAt } from '@/lib/workers/worker-service.ts'
import type { EncodeRequest } from './encode-worker.ts'

/** Creates the files of a request on the calling thread; the code for documents is loaded on demand. */
export async function makeFiles(
  request: ExportRequest,
  report: Making['report'],
  helpers: Making['helpers'],
): Promise<ExportResult> {
  const making = { report, helpers }
  const drawn = await drawSlides(request)
  const { files, notes } = await filesOf()
  const isOne = files.length < 2 || !request.isZipped
  const at = new Date(request.createdAt)
  return {
    files,
    archive: isOne ? null : { name: `${baseName(request.scene.deck.name)}.zip`, blob: await zipFiles(files, at) },
    notes: [...drawn.missingFonts.map((family) => ({ kind: 'fontMissing' as const, family })), ...notes],
  }

  async function filesOf(): Promise<MadeFiles> {
    const { kind } = request
    if (kind.type === 'pdf') {
      const { makeDocuments } = await import('./pdf/make-documents.ts')
      return makeDocuments(request, kind, drawn, making)
    }
    if (kind.type === 'pptx') {
      const { makePresentations } = await import('./pptx/make-presentations.ts')
      return makePresentations(request, kind.author, drawn.slides, making)
    }
    if (kind.type === 'svg') {
      const { makeVectors } = await import('./svg/make-vectors.ts')
      return makeVectors(request, kind, drawn, making)
    }
    return makeImages(request, kind, drawn.slides, making)
  }
}

/**
 * Packs several files into one archive. Only SVG files are compressed, because all other types already are. The compression is synchronous, because
 * it usually runs in a worker.
 */
export async function zipFiles(files: readonly ExportedFile[], at: Date): Promise<Blob> {
  const entries: Zippable = {}
  for (const { name, blob } of files) {
    const level = name.endsWith('.svg') ? 6 : 0
    entries[name] = [new Uint8Array(await blob.arrayBuffer()), { level, mtime: at }]
  }
  return new Blob([zipSync(entries)], { type: 'application/zip' })
}

const ENDINGS = { png: 'png', jpeg: 'jpg', webp: 'webp' } satisfies Record<PictureType, string>

/** Image quality: hardly distinguishable from the lossless image, at a fifth of its size. */
const QUALITY = 0.92

async function makeImages(
  request: ExportRequest,
  { type, scale }: Extract<ExportKind, { scale: number }>,
  slides: readonly DrawnSlide[],
  { report, helpers }: Making,
): Promise<MadeFiles> {
  const source = imageSource(request.pictures)
  const notes: MadeFiles['notes'] = []
  const encoding: Promise<ExportedFile>[] = []
  const encoders = createEncoders(helpers)
  const atOnce = 2 * encoders.atOnce
  let done = 0
  for (const [index, { slideId, format, drawing }] of slides.entries()) {
    await encoding[index - atOnce]
    const ids = imageIds(drawing)
    const pictures = await loadImages(source, ids)
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

/** Fills a canvas with white, because JPEG has no transparency. */
function fillWhite(context: Context2d): void {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

/** Returns the extension of the actual type: browsers that cannot create the requested type create PNG. */
function endingOf({ type }: Blob): string {
  return Object.entries(ENDINGS).find(([name]) => type === `image/${name}`)?.[1] ?? ENDINGS.png
}

type Encoders = {
  /** Number of images encoded at the same time, including the one on this thread. */
  atOnce: number
  encode(canvas: NewCanvas, type: string, quality?: number): Promise<Blob>
}

/**
 * Encodes images as files. Browsers encode on the calling thread, which takes longer than painting, so this thread and the helpers behind the ports
 * (`encode-worker.ts`) share the work.
 */
function createEncoders(ports: readonly MessagePort[]): Encoders {
  const helpers = ports.map((port) => serviceAt<EncodeRequest, Blob, never>(port))
  const atOnce = helpers.length + 1
  let asked = 0
  return {
    atOnce,
    async encode(canvas, type, quality) {
      asked += 1
      const helper = helpers[asked % atOnce]
      const picture = helper && canvas.toPicture?.()
      if (!helper || !picture) return canvas.toBlob(type, quality)
      return callHelper(helper, { picture, type, quality }, [picture])
    },
  }
}
