import { type Media, MEDIA_SCHEMA } from '@postwright/core/model/media'
import { newLibraryFields } from '@postwright/core/model/media-words'
import { createHash } from 'node:crypto'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { type LimitDeps, requireWorkspaceLimitIn } from '../entitlements/entitlements.ts'
import { newDocument } from '../new-document.ts'
import type { ImageFacts } from '../ports/files.ts'
import { getBlobKey, smallKeyOf, fittedKeyOf } from './media-bytes.ts'
import { getLookBands, getLookDistance, HASH_DISTANCE_MAX } from '@postwright/core/media/perceptual-hash'
import type { Tx } from '../ports/documents.ts'
import { imageTypeSchema, type ImageType } from '@postwright/core/media/media-type'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'

type Picture = Pick<Media, 'workspaceId' | 'name' | 'derivedFrom'> & {
  image: ImageFacts
  sourceUrl?: string | undefined
}

type StoreDeps = LimitDeps & Pick<Deps, 'blobs' | 'images' | 'media' | 'mediaUses' | 'transact' | 'workspaces'>

/**
 * Stores an image under the hash of its bytes; an image that is already stored stays unchanged.
 * @throws `plan_limit_reached`
 */
export async function storeImage(
  deps: StoreDeps,
  caller: Caller,
  { workspaceId, name, image, derivedFrom, sourceUrl = '' }: Picture,
): Promise<Media> {
  const { mime, width, height, bytes } = image
  const id = createHash('sha256').update(bytes).digest('hex')
  // NOTE the bytes are stored first: a document without bytes would be a broken image, but bytes without a document do no harm.
  await deps.blobs.put(getBlobKey({ workspaceId, id }), bytes, mime)
  const media: Media = {
    ...newLibraryFields(name),
    sourceUrl,
    ...newDocument(deps.clock, { id, schema: MEDIA_SCHEMA, createdBy: caller.uid }),
    workspaceId,
    name,
    mime,
    bytes: bytes.length,
    width,
    height,
    durationMs: null,
    pages: null,
    derivedFrom,
    focus: null,
    captions: [],
    captionsBy: null,
    captionsAt: null,
    // A crop is meant to look like its original, so it is not grouped with similar images.
    ...(derivedFrom === null ? await describeLook(deps, bytes) : {}),
  }
  await smallImage(deps, { workspaceId, id, mime })
  return deps.transact(async (tx) => {
    const known = await deps.media.getIn(tx, workspaceId, id)
    if (known) return known
    const alike = await listAlikeIn(deps, tx, media)
    const count = await requireWorkspaceLimitIn(deps, tx, {
      workspaceId,
      limit: 'storageBytes',
      amount: bytes.length,
      countUsed: () => deps.media.totalBytesIn(tx, workspaceId),
      guard: { counted: 'storage', owner: workspaceId },
    })
    const uses = await deps.mediaUses.countOfIn(tx, workspaceId, id)
    count()
    const lookGroup = groupAlikeIn(deps, tx, alike)
    const created = { ...media, uses, isUsed: uses > 0, lookGroup }
    deps.media.createIn(tx, workspaceId, created)
    return created
  })
}

type Look = Pick<Media, 'lookHash' | 'lookBands'>

/** Returns the perceptual hash of an image, with the parts used to search for it. */
async function describeLook({ images }: Pick<Deps, 'images'>, bytes: Uint8Array): Promise<Look> {
  const lookHash = await images.look(bytes)
  return { lookHash, lookBands: getLookBands(lookHash) }
}

/** Returns listed images that look similar to a given one. */
async function listAlikeIn(
  { media }: Pick<Deps, 'media'>,
  tx: Tx,
  { id, workspaceId, lookHash, lookBands }: Pick<Media, 'id' | 'workspaceId'> & Look,
): Promise<Media[]> {
  if (lookHash === null) return []
  const candidates = await media.listAlikeIn(tx, workspaceId, lookBands)
  return candidates.filter(
    (other) =>
      other.id !== id &&
      other.isCurrent &&
      other.lookHash !== null &&
      getLookDistance(other.lookHash, lookHash) <= HASH_DISTANCE_MAX,
  )
}

/**
 * Puts similar images into one group, in a transaction that has finished its reads.
 * @returns the group; empty if there are none
 */
function groupAlikeIn({ media }: Pick<Deps, 'media'>, tx: Tx, alike: readonly Media[]): string {
  const [first] = alike
  if (!first) return ''
  const lookGroup = alike.find((each) => each.lookGroup !== '')?.lookGroup ?? first.id
  for (const each of alike) {
    if (each.lookGroup === '') media.updateIn(tx, each.workspaceId, each, { lookGroup })
  }
  return lookGroup
}

/**
 * Returns the small version of an image. It is made once, on upload or at the first request, and stored beside the image.
 * @returns null for a file that is not an image, or whose bytes are gone
 */
export async function smallImage(
  { blobs, images }: Pick<Deps, 'blobs' | 'images'>,
  file: Pick<Media, 'id' | 'workspaceId' | 'mime'>,
): Promise<Uint8Array | null> {
  const mime = imageTypeSchema.safeParse(file.mime).data
  if (mime === undefined) return null
  const key = smallKeyOf(file)
  const kept = await blobs.get(key)
  if (kept) return kept
  const bytes = await blobs.get(getBlobKey(file))
  if (!bytes) return null
  const small = await images.small({ bytes, mime })
  await blobs.put(key, small.bytes, small.mime)
  return small.bytes
}

type FittedImage = { bytes: Uint8Array; mime: ImageType }

/**
 * Returns an image in the form that a network accepts: fitted once and stored beside the original, or the original itself.
 * @returns null when its bytes are gone
 */
export async function fittedImage(
  { blobs, images }: Pick<Deps, 'blobs' | 'images'>,
  media: Media & { mime: ImageType },
  contract: PlatformContract,
): Promise<FittedImage | null> {
  const rules = contract.media.images
  const key = fittedKeyOf(media, contract)
  const kept = await blobs.get(key)
  if (kept) return { bytes: kept, mime: 'image/jpeg' }
  const bytes = await blobs.get(getBlobKey(media))
  if (!bytes) return null
  const original = { bytes, mime: media.mime }
  if (!rules) return original
  const fitted = await images.fit(original, rules)
  if (fitted.bytes !== bytes) await blobs.put(key, fitted.bytes, fitted.mime)
  return fitted
}
