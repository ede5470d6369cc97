/** Returns the prefix of the account ID of every public feed of a workspace. */
export function feedPrefixOf(workspaceId: string): string {
  return `${workspaceId}.`
}

/** Returns whether a channel is a public feed of the workspace. */
export function isFeedChannel({ externalId }: { externalId: string }, workspaceId: string): boolean {
  return externalId.startsWith(feedPrefixOf(workspaceId))
}
