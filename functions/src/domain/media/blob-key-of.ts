/** Where a picture's bytes live. */
export function blobKeyOf({ workspaceId, id }: { workspaceId: string; id: string }): string {
  return `workspaces/${workspaceId}/${id}`
}
