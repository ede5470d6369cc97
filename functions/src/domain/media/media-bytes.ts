import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { BlobStore } from '../ports/media.ts'

type File = { workspaceId: string; id: string }

/** Where a file's bytes live. */
export function getBlobKey({ workspaceId, id }: File): string {
  return `workspaces/${workspaceId}/${id}`
}

/** The key of the small version of a picture. */
export function smallKeyOf(file: File): string {
  return `${getBlobKey(file)}.small`
}

/** Where a picture lives as a network takes it by one version of its contract. */
export function fittedKeyOf(file: File, { platform, version }: { platform: string; version: number }): string {
  return `${getBlobKey(file)}.${platform}-${version}`
}

/** Removes a file's bytes with every version that was made of it. */
export async function deleteBytes(blobs: BlobStore, file: { workspaceId: string; id: string }): Promise<void> {
  const fitted = Object.values(PLATFORM_CONTRACTS).flatMap(({ platform, version }) =>
    Array.from({ length: version }, (_, before) => fittedKeyOf(file, { platform, version: version - before })),
  )
  await Promise.all([...fitted, smallKeyOf(file)].map((key) => blobs.delete(key)))
  await blobs.delete(getBlobKey(file))
}
