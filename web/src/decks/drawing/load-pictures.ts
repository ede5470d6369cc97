import { newCanvas } from './new-canvas.ts'
import type { Picture, Pictures } from './pictures.ts'
import { stockPhotoAddress } from '@postwright/core/scene/stock-photos'

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
