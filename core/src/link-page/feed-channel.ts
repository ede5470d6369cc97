/** The beginning of the account ID of every public feed of a workspace. */
export function feedPrefixOf(workspaceId: string): string {
  return `${workspaceId}.`
}

/** Whether the posts of a channel are a public feed of ours. */
export function isFeedChannel({ externalId }: { externalId: string }, workspaceId: string): boolean {
  return externalId.startsWith(feedPrefixOf(workspaceId))
}
