import { GlobalWorkerOptions, getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { LogoRefused, asPng } from './logo-file.ts'

/** Longest side of the drawn image, in pixels, and the maximum ratio of its sides. */
const SIDE = 2_048
const PROPORTION_MAX = 20
const BYTES_MAX = 10 * 1024 * 1024
const PIXELS_MAX = 16 * 1024 * 1024
/** Milliseconds after which a document counts as too complex. */
const TIME_MAX = 20_000

const startWorker = () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' })

const fontSchema = z.object({ missingFile: z.boolean().catch(false), name: z.string().catch('') })

/**
 * Converts the first page of a PDF to PNG with a transparent background, cropped to its content. Letters are drawn as outlines.
 * @throws LogoRefused if the file is not PDF, is empty, too large, too complex or too narrow, or uses a font that it does not contain
 */
export async function drawLogoPdf(file: File): Promise<File> {
  if (file.size > BYTES_MAX) throw new LogoRefused('pdfLarge')
  GlobalWorkerOptions.workerPort ??= startWorker()
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    // Fonts of a file are used only for the file; the page's own fonts are not changed.
    disableFontFace: true,
    useWasm: false,
    // Without this option, the name of a missing font is unknown.
    fontExtraProperties: true,
    enableXfa: false,
    maxImageSize: PIXELS_MAX,
    verbosity: 0,
  })
  const timer = setTimeout(() => void task.destroy(), TIME_MAX)
  try {
    const document = await task.promise
    const canvas = await drawPage(await document.getPage(1))
    return await asPng(cutToInk(canvas), file.name.replace(/\.pdf$/i, '.png'))
  } catch (error) {
    throw error instanceof LogoRefused ? error : new LogoRefused('pdfUnreadable')
  } finally {
    clearTimeout(timer)
    await task.destroy()
  }
}

async function drawPage(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const { width, height } = page.getViewport({ scale: 1 })
  const proportion = Math.max(width / height, height / width)
  if (!(width > 0 && height > 0 && proportion <= PROPORTION_MAX)) throw new LogoRefused('size')
  const missing = await missingFonts(page)
  if (missing.length > 0) throw new LogoRefused('pdfFonts', missing)
  const viewport = page.getViewport({ scale: SIDE / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  // The context is created here with transparency, because the library requests one without it and then gets the existing one.
  canvas.getContext('2d', { willReadFrequently: true })
  await page.render({ canvas, viewport, background: 'rgba(0,0,0,0)' }).promise
  return canvas
}

/** Returns the names of fonts that the page uses and the file does not contain. */
async function missingFonts(page: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const ids = new Set<string>()
  for (const [at, operation] of fnArray.entries()) {
    const args: unknown = argsArray[at]
    if (operation === OPS.setFont && Array.isArray(args)) ids.add(String(args[0]))
  }
  const fonts = [...ids].map((id) => fontSchema.parse(page.commonObjs.get(id)))
  return fonts.filter(({ missingFile }) => missingFile).map(({ name }) => name)
}

/** Crops the transparent area around the drawing. */
function cutToInk(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = canvas
  const alpha = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!alpha) throw new LogoRefused('pdfUnreadable')
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (alpha[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  if (right < left) throw new LogoRefused('pdfUnreadable')
  const cut = document.createElement('canvas')
  cut.width = right - left + 1
  cut.height = bottom - top + 1
  cut.getContext('2d')?.drawImage(canvas, -left, -top)
  return cut
}
