import type { DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import { newCanvas } from './canvas.ts'
import { stockPhotoAddress } from '@postwright/core/scene/stock-photos'

/** A decoded image. */
export type Picture = ImageBitmap | OffscreenCanvas | HTMLCanvasElement

/** The loaded images of a drawing. */
export type Pictures = {
  get(mediaId: string): Picture | null
  /** Returns the image scaled down for repeated drawing; `reduction` is the number of its pixels per drawn pixel in each direction. */
  reduced?(picture: Picture, reduction: number): Picture
}

export const NO_PICTURES: Pictures = { get: () => null }

/** Returns the id of each image in a drawing, once. */
export function imageIds(drawing: Pick<SlideDrawing, 'items'>): string[] {
  return [...new Set(drawing.items.flatMap(idsIn))]
}

function idsIn(item: DrawItem): string[] {
  if (item.kind === 'image') return [item.mediaId]
  return item.kind === 'group' ? item.items.flatMap(idsIn) : []
}

/** The visible part of an image in an item. */
export type ImageCut = Pick<Extract<DrawItem, { kind: 'image' }>, 'mediaId' | 'box' | 'focus' | 'zoom' | 'blur'>

/** Returns a key that is equal for items with the same part of an image at the same size. */
export function cutKey({ mediaId, box: { width, height }, focus, zoom, blur = 0 }: ImageCut): string {
  return [mediaId, width, height, focus.x, focus.y, zoom, blur].join('|')
}

/** Returns the image parts in a drawing, by `cutKey`. */
export function findImageCuts({ items }: Pick<SlideDrawing, 'items'>): Map<string, ImageCut> {
  return new Map(items.flatMap(imagesIn).map((image) => [cutKey(image), image]))
}

function imagesIn(item: DrawItem): ImageCut[] {
  if (item.kind === 'image') return [item]
  return item.kind === 'group' ? item.items.flatMap(imagesIn) : []
}

/** Source of image files, provided by a screen. Rejects for images that no longer exist. */
export type ImageSource = (mediaId: string) => Promise<Blob>

/** Quality of images created from videos. */
const QUALITY = 0.92

/** Decoded images per source, each decoded once. They are released together with the screen that created the source. */
const decoded = new WeakMap<ImageSource, Map<string, Promise<Picture | null>>>()

/** Decodes images, and the first frame of videos. Images that fail to load are left out and requested again next time. */
export async function loadImages(source: ImageSource, mediaIds: readonly string[]): Promise<Pictures> {
  const cache = decoded.get(source) ?? new Map<string, Promise<Picture | null>>()
  decoded.set(source, cache)
  const ids = [...new Set(mediaIds)]
  const entries = await Promise.all(ids.map(async (id) => [id, await pictureOf(source, cache, id)] as const))
  const loaded = new Map(entries)
  return { get: (mediaId) => loaded.get(mediaId) ?? null }
}

function pictureOf(source: ImageSource, cache: Map<string, Promise<Picture | null>>, id: string) {
  const known = cache.get(id)
  if (known) return known
  const asked = decode(source, id).catch(() => {
    cache.delete(id)
    return null
  })
  cache.set(id, asked)
  return asked
}

async function decode(source: ImageSource, id: string): Promise<Picture> {
  const file = await pictureFile(source, id)
  if (!file.type.startsWith('video/')) return createImageBitmap(file)
  const frame = await (await import('./open-video.ts')).firstFrame(file)
  videos.set(frame, file)
  return frame
}

/** The files of videos, by their first frames. */
const videos = new WeakMap<Picture, Blob>()

/** Returns the video file for an image that is the video's first frame; null for any other image. */
export function videoOf(picture: Picture): Blob | null {
  return videos.get(picture) ?? null
}

/** Returns the file of an image: stock photos come from the product's own files, all others from the source. */
export async function pictureFile(source: ImageSource, mediaId: string): Promise<Blob> {
  const address = stockPhotoAddress(mediaId)
  if (address === null) return source(mediaId)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} could not be loaded: ${answer.status}`)
  return answer.blob()
}

/** Returns the file as an image; for a video, its first frame. */
export async function imageFile(source: ImageSource, mediaId: string): Promise<Blob> {
  const file = await pictureFile(source, mediaId)
  if (!file.type.startsWith('video/')) return file
  const frame = await (await import('./open-video.ts')).firstFrame(file)
  const { context, toBlob } = newCanvas(frame.width, frame.height)
  context.drawImage(frame, 0, 0)
  return toBlob('image/jpeg', QUALITY)
}

/** Source for drawings that contain only stock photos. */
export const STOCK_ONLY: ImageSource = () => Promise.reject(new Error('There are no other pictures here'))

/** Reduced copies of images. Each copy has half the width and height of the previous one; the first has half of the image's. */
const levels = new WeakMap<Picture, Picture[]>()

/**
 * Returns images for a stage that is redrawn with every pointer move: an image shown much smaller than its size is drawn from a copy with at most
 * twice the pixels needed in each direction. Browsers would otherwise scale a photo of six megapixels on each draw.
 */
export function withReduced({ get }: Pictures): Pictures {
  return {
    get,
    reduced(picture, reduction) {
      const level = Math.floor(Math.log2(reduction))
      return level < 1 ? picture : levelOf(picture, level)
    },
  }
}

function levelOf(picture: Picture, level: number): Picture {
  const known = levels.get(picture) ?? []
  levels.set(picture, known)
  while (known.length < level) {
    const last = known.at(-1) ?? picture
    if (last.width < 4 || last.height < 4) return last
    known.push(halved(last))
  }
  return known[level - 1] ?? picture
}

function halved(picture: Picture): Picture {
  const [width, height] = [Math.ceil(picture.width / 2), Math.ceil(picture.height / 2)]
  const canvas = newCanvas(width, height)
  canvas.context.imageSmoothingQuality = 'high'
  canvas.context.drawImage(picture, 0, 0, width, height)
  // An image made from a canvas is faster to draw than the canvas itself, which could still change.
  return canvas.toPicture?.() ?? canvas.context.canvas
}
