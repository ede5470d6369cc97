type File = { workspaceId: string; id: string }

/** Where a file's bytes live. */
export function blobKeyOf({ workspaceId, id }: File): string {
  return `workspaces/${workspaceId}/${id}`
}

/** The key of the small version of a picture. */
export function smallKeyOf(file: File): string {
  return `${blobKeyOf(file)}.small`
}

/** Where a picture lives as a network takes it by one version of its contract. */
export function fittedKeyOf(file: File, { platform, version }: { platform: string; version: number }): string {
  return `${blobKeyOf(file)}.${platform}-${version}`
}
