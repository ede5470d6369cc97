import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { BlobStore } from '../ports/media.ts'

type File = { workspaceId: string; id: string }

/** Returns the storage key of the original bytes of a file. */
export function getBlobKey({ workspaceId, id }: File): string {
  return `workspaces/${workspaceId}/${id}`
}

/** Returns the storage key of the small version of an image. */
export function smallKeyOf(file: File): string {
  return `${getBlobKey(file)}.small`
}

/** Returns the storage key of an image that is fitted for a network by one version of its contract. */
export function fittedKeyOf(file: File, { platform, version }: { platform: string; version: number }): string {
  return `${getBlobKey(file)}.${platform}-${version}`
}

/** Removes the bytes of a file and of all versions derived from it. */
export async function deleteBytes(blobs: BlobStore, file: { workspaceId: string; id: string }): Promise<void> {
  const fitted = Object.values(PLATFORM_CONTRACTS).flatMap(({ platform, version }) =>
    Array.from({ length: version }, (_, before) => fittedKeyOf(file, { platform, version: version - before })),
  )
  await Promise.all([...fitted, smallKeyOf(file)].map((key) => blobs.delete(key)))
  await blobs.delete(getBlobKey(file))
}
