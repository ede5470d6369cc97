import type { ImageType } from '@postwright/core/media/media-type'
import type { Media } from '@postwright/core/model/media'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import type { Deps } from '../ports/deps.ts'
import { blobKeyOf, fittedKeyOf } from './blob-key-of.ts'

type Picture = { bytes: Uint8Array; mime: ImageType }

/**
 * A picture as a network takes it: fitted once and kept beside the original, which may be what is taken.
 * @returns null when its bytes are gone
 */
export async function fittedPicture(
  { blobs, images }: Pick<Deps, 'blobs' | 'images'>,
  media: Media & { mime: ImageType },
  contract: PlatformContract,
): Promise<Picture | null> {
  const rules = contract.media.images
  const key = fittedKeyOf(media, contract)
  const kept = await blobs.get(key)
  if (kept) return { bytes: kept, mime: 'image/jpeg' }
  const bytes = await blobs.get(blobKeyOf(media))
  if (!bytes) return null
  const original = { bytes, mime: media.mime }
  if (!rules) return original
  const fitted = await images.fit(original, rules)
  if (fitted.bytes !== bytes) await blobs.put(key, fitted.bytes, fitted.mime)
  return fitted
}
