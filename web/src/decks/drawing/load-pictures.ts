import { pictureFile } from './picture-file.ts'
import type { Picture, Pictures } from './pictures.ts'

/** Where the files of pictures come from; a screen knows. It fails for pictures that are gone. */
export type PictureSource = (mediaId: string) => Promise<Blob>

/** What a source gave once is decoded once. They go when the screen that made the source goes. */
const decoded = new WeakMap<PictureSource, Map<string, Promise<Picture | null>>>()

/** Decodes pictures; those that cannot be had are left out, and are asked for again the next time. */
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
  return createImageBitmap(await pictureFile(source, id))
}
