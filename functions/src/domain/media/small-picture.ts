import { imageTypeSchema } from '@postwright/core/media/media-type'
import type { Media } from '@postwright/core/model/media'
import type { Deps } from '../ports/deps.ts'
import { blobKeyOf, smallKeyOf } from './blob-key-of.ts'

/**
 * The small version of an image, made once and kept beside it: with the upload, or when it is first asked for.
 * @returns null for a file that is no image, and where its bytes are gone
 */
export async function smallPicture(
  { blobs, images }: Pick<Deps, 'blobs' | 'images'>,
  file: Pick<Media, 'id' | 'workspaceId' | 'mime'>,
): Promise<Uint8Array | null> {
  const mime = imageTypeSchema.safeParse(file.mime).data
  if (mime === undefined) return null
  const key = smallKeyOf(file)
  const kept = await blobs.get(key)
  if (kept) return kept
  const bytes = await blobs.get(blobKeyOf(file))
  if (!bytes) return null
  const small = await images.small({ bytes, mime })
  await blobs.put(key, small.bytes, small.mime)
  return small.bytes
}
