import type { DrawItem, SlideDrawing } from '@postwright/core/scene/draw-node'
import { newCanvas } from './canvas.ts'
import { stockPhotoAddress } from '@postwright/core/scene/stock-photos'

/** A decoded picture. */
export type Picture = ImageBitmap | OffscreenCanvas | HTMLCanvasElement

/** The pictures that a drawing names, as far as they are there. */
export type Pictures = {
  get(mediaId: string): Picture | null
  /** The picture in fewer pixels, where it is drawn again and again; `reduction` is how many of its pixels become one. */
  reduced?(picture: Picture, reduction: number): Picture
}

export const NO_PICTURES: Pictures = { get: () => null }

/** The pictures that a drawing shows, each once. */
export function pictureIds(drawing: Pick<SlideDrawing, 'items'>): string[] {
  return [...new Set(drawing.items.flatMap(idsIn))]
}

function idsIn(item: DrawItem): string[] {
  if (item.kind === 'image') return [item.mediaId]
  return item.kind === 'group' ? item.items.flatMap(idsIn) : []
}

/** The part of a picture that an item shows. */
export type PictureCut = Pick<Extract<DrawItem, { kind: 'image' }>, 'mediaId' | 'box' | 'focus' | 'zoom' | 'blur'>

/** Items that show the same part of a picture at the same size share it. */
export function cutKey({ mediaId, box: { width, height }, focus, zoom, blur = 0 }: PictureCut): string {
  return [mediaId, width, height, focus.x, focus.y, zoom, blur].join('|')
}

/** What a drawing shows of pictures, by `cutKey`. */
export function findPictureCuts({ items }: Pick<SlideDrawing, 'items'>): Map<string, PictureCut> {
  return new Map(items.flatMap(imagesIn).map((image) => [cutKey(image), image]))
}

function imagesIn(item: DrawItem): PictureCut[] {
  if (item.kind === 'image') return [item]
  return item.kind === 'group' ? item.items.flatMap(imagesIn) : []
}

/** Where the files of pictures come from; a screen knows. It fails for pictures that are gone. */
export type PictureSource = (mediaId: string) => Promise<Blob>

/** Of images that are made of videos. */
const QUALITY = 0.92

/** What a source gave once is decoded once. They go when the screen that made the source goes. */
const decoded = new WeakMap<PictureSource, Map<string, Promise<Picture | null>>>()

/** Decodes pictures, of a video its first one; those that cannot be had are left out, and are asked for again the next time. */
export async function loadPictures(source: PictureSource, mediaIds: readonly string[]): Promise<Pictures> {
  const cache = decoded.get(source) ?? new Map<string, Promise<Picture | null>>()
  decoded.set(source, cache)
  const ids = [...new Set(mediaIds)]
  const entries = await Promise.all(ids.map(async (id) => [id, await pictureOf(source, cache, id)] as const))
  const loaded = new Map(entries)
  return { get: (mediaId) => loaded.get(mediaId) ?? null }
}

function pictureOf(source: PictureSource, cache: Map<string, Promise<Picture | null>>, id: string) {
  const known = cache.get(id)
  if (known) return known
  const asked = decode(source, id).catch(() => {
    cache.delete(id)
    return null
  })
  cache.set(id, asked)
  return asked
}

async function decode(source: PictureSource, id: string): Promise<Picture> {
  const file = await pictureFile(source, id)
  if (!file.type.startsWith('video/')) return createImageBitmap(file)
  const frame = await (await import('./open-video.ts')).firstFrame(file)
  videos.set(frame, file)
  return frame
}

/** The files of videos, by their first images. */
const videos = new WeakMap<Picture, Blob>()

/** The file of the video that a picture is the first image of; null for an image. */
export function videoOf(picture: Picture): Blob | null {
  return videos.get(picture) ?? null
}

/** The file of a picture: photos that come with the product are its own files, all others come from the source. */
export async function pictureFile(source: PictureSource, mediaId: string): Promise<Blob> {
  const address = stockPhotoAddress(mediaId)
  if (address === null) return source(mediaId)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('The photo could not be had')
  return answer.blob()
}

/** The file of a picture as an image; of a video its first one. */
export async function imageFile(source: PictureSource, mediaId: string): Promise<Blob> {
  const file = await pictureFile(source, mediaId)
  if (!file.type.startsWith('video/')) return file
  const frame = await (await import('./open-video.ts')).firstFrame(file)
  const { context, toBlob } = newCanvas(frame.width, frame.height)
  context.drawImage(frame, 0, 0)
  return toBlob('image/jpeg', QUALITY)
}

/** For drawings that show no pictures of a workspace. */
export const STOCK_ONLY: PictureSource = () => Promise.reject(new Error('There are no other pictures here'))

/** Each is half as wide and high as the one before; the first is half of the picture. */
const levels = new WeakMap<Picture, Picture[]>()

/**
 * Pictures for a stage that is drawn with every move of the pointer: one that is shown much smaller than it is comes from a copy
 * with at most twice the pixels needed. Browsers scale a photo of six megapixels anew each time it is drawn.
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
  // A picture of a canvas costs less to draw than the canvas, which could change until then.
  return canvas.toPicture?.() ?? canvas.context.canvas
}
