import { type ImageType, imageTypeSchema } from '@postwright/core/media/media-type'
import type { PublishContent } from '@postwright/core/publishing/content'
import type { PublishRequest } from '../domain/ports/networks.ts'
import type { ImageLimits, Images } from '../domain/ports/files.ts'
import { NetworkFailure } from './failures.ts'
import { fillWords } from '../domain/fill-words.ts'
import { NETWORK_WORDS } from '../domain/network-words.ts'

export type LoadedFile = { bytes: Uint8Array<ArrayBuffer>; mime: string }

/**
 * Returns a file of the post: images scaled down to the limits, everything else unchanged.
 * @throws NetworkFailure when it no longer exists in our own storage
 */
export async function loadFile(
  { loadMedia }: Pick<PublishRequest, 'loadMedia'>,
  { mediaId, mime }: Pick<PublishContent['media'][number], 'mediaId' | 'mime'>,
  { images, limits }: { images: Pick<Images, 'fit'>; limits: ImageLimits },
): Promise<LoadedFile> {
  const bytes = await loadMedia(mediaId)
  if (!bytes)
    throw new NetworkFailure({ kind: 'media_format', detail: fillWords(NETWORK_WORDS.shared.noFile, { mediaId }) })
  const type = imageTypeSchema.safeParse(mime).data
  const file: { bytes: Uint8Array; mime: ImageType | typeof mime } = type
    ? await images.fit({ bytes, mime: type }, limits)
    : { bytes, mime }
  return { bytes: new Uint8Array(file.bytes), mime: file.mime }
}
