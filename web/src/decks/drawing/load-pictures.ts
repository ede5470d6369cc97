import type { Picture, Pictures } from './pictures.ts'
import { stockPhotoAddress } from '@postwright/core/scene/stock-photos'

/** Where the files of pictures come from; a screen knows. It fails for pictures that are gone. */
export type PictureSource = (mediaId: string) => Promise<Blob>

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
  return (await import('./first-frame.ts')).firstFrame(file)
}

/** The file of a picture: photos that come with the product are its own files, all others come from the source. */
export async function pictureFile(source: PictureSource, mediaId: string): Promise<Blob> {
  const address = stockPhotoAddress(mediaId)
  if (address === null) return source(mediaId)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error('The photo could not be had')
  return answer.blob()
}

/** For drawings that show no pictures of a workspace. */
export const STOCK_ONLY: PictureSource = () => Promise.reject(new Error('There are no other pictures here'))
