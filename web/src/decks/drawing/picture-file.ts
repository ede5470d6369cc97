import { stockPhotoAddress } from '@postwright/core/scene/stock-photos'
import type { PictureSource } from './load-pictures.ts'

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
