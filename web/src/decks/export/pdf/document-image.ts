import { zlibSync } from 'fflate'
import { cropOf } from '@postwright/core/scene/drawing/crop-of'
import { blurredPart } from '../../drawing/blur-image.ts'
import { newCanvas, type NewCanvas } from '../../drawing/canvas.ts'
import type { ImageCut } from '../../drawing/images.ts'

const QUALITY = 0.92

/** Image pixels per point: sharp in print and when a reader zooms in. */
const DENSITY = 2

/** Maximum number of pixels of images that are stored losslessly. */
const SMALL = 160_000
/** Larger images are also stored losslessly if a sample of their pixels has at most this many colours: logos, charts, screenshots. */
const FLAT_COLORS = 256
const SAMPLES = 4096

/** An image as stored in a document: its colours, and the opacity of each pixel unless all are opaque. */
export type DocumentImage = {
  width: number
  height: number
  /** Colours of the pixels: a JPEG file, or compressed RGB. */
  colors: { kind: 'jpeg' | 'pixels'; bytes: Uint8Array }
  /** Opacity of the pixels, compressed, one byte per pixel. */
  opacity: Uint8Array | null
}

/**
 * Decodes an image with the browser's own decoder, crops it to the visible part and reduces it to at most twice its size on the slide.
 * NOTE the document's writer would decode PNG files in a worker from a `blob:` address, which the policy of our pages refuses.
 */
export async function documentImage(blob: Blob, { box, focus, zoom, blur }: ImageCut): Promise<DocumentImage> {
  const bitmap = await createImageBitmap(blob)
  try {
    const part = cropOf(bitmap, box, focus, zoom)
    const width = sideOf(box.width, part.width)
    const height = sideOf(box.height, part.height)
    const canvas = newCanvas(width, height)
    canvas.context.imageSmoothingQuality = 'high'
    if (blur === undefined)
      canvas.context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
    else canvas.context.drawImage(blurredPart(bitmap, part, box, blur), 0, 0, width, height)
    return await imageOnCanvas(canvas, { width, height })
  } finally {
    bitmap.close()
  }
}

export async function imageOnCanvas(
  { context }: NewCanvas,
  { width, height }: { width: number; height: number },
): Promise<DocumentImage> {
  const { data } = context.getImageData(0, 0, width, height)
  const opacity = opacityOf(data)
  const isKept = width * height <= SMALL || isFlat(data)
  const colors = isKept
    ? { kind: 'pixels' as const, bytes: zlibSync(withoutOpacity(data)) }
    : { kind: 'jpeg' as const, bytes: await jpegOf(data, width, height) }
  return { width, height, colors, opacity: opacity && zlibSync(opacity) }
}

function sideOf(shown: number, there: number): number {
  return Math.max(1, Math.round(Math.min(shown * DENSITY, there)))
}

/** @returns null if every pixel is opaque */
function opacityOf(pixels: Uint8ClampedArray): Uint8Array | null {
  const opacity = new Uint8Array(pixels.length / 4)
  let isOpaque = true
  for (let at = 0; at < opacity.length; at += 1) {
    const value = pixels[at * 4 + 3] ?? 255
    opacity[at] = value
    if (value !== 255) isOpaque = false
  }
  return isOpaque ? null : opacity
}

function withoutOpacity(pixels: Uint8ClampedArray): Uint8Array {
  const colors = new Uint8Array((pixels.length / 4) * 3)
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    colors[to] = pixels[from] ?? 0
    colors[to + 1] = pixels[from + 1] ?? 0
    colors[to + 2] = pixels[from + 2] ?? 0
  }
  return colors
}

function isFlat(pixels: Uint8ClampedArray): boolean {
  const step = Math.max(1, Math.floor(pixels.length / 4 / SAMPLES)) * 4
  const colors = new Set<number>()
  for (let at = 0; at < pixels.length; at += step) {
    colors.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
    if (colors.size > FLAT_COLORS) return false
  }
  return true
}

/** Encodes pixels as an opaque JPEG with unchanged colours; otherwise a transparent edge would be mixed with black. */
async function jpegOf(pixels: Uint8ClampedArray, width: number, height: number): Promise<Uint8Array> {
  const opaque = new Uint8ClampedArray(pixels)
  for (let at = 3; at < opaque.length; at += 4) opaque[at] = 255
  const { context, toBlob } = newCanvas(width, height)
  context.putImageData(new ImageData(opaque, width, height), 0, 0)
  return new Uint8Array(await (await toBlob('image/jpeg', QUALITY)).arrayBuffer())
}
