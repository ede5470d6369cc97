import type { Deps } from '../ports/deps.ts'

type Subject = { workspaceId: string; authorUid: string }

/** Who is notified: the author while they are a member, else the workspace's owner; null when the workspace does not exist. */
export async function recipientOf(
  { members, workspaces }: Pick<Deps, 'members' | 'workspaces'>,
  { workspaceId, authorUid }: Subject,
): Promise<string | null> {
  if (await members.get(workspaceId, authorUid)) return authorUid
  return (await workspaces.get(workspaceId))?.ownerUid ?? null
}
