import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { BlobStore } from '../ports/media.ts'
import { blobKeyOf, fittedKeyOf, smallKeyOf } from './blob-key-of.ts'

/** Removes a file's bytes with every version that was made of it. */
export async function deleteBytes(blobs: BlobStore, file: { workspaceId: string; id: string }): Promise<void> {
  const fitted = Object.values(PLATFORM_CONTRACTS).flatMap(({ platform, version }) =>
    Array.from({ length: version }, (_, before) => fittedKeyOf(file, { platform, version: version - before })),
  )
  await Promise.all([...fitted, smallKeyOf(file)].map((key) => blobs.delete(key)))
  await blobs.delete(blobKeyOf(file))
}
