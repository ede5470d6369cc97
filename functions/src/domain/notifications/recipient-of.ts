import type { Deps } from '../../deps.ts'

type Subject = { workspaceId: string; authorUid: string }

/** Who is told: the author while they are a member, else the workspace's owner; null when the workspace is gone. */
export async function recipientOf(
  { members, workspaces }: Pick<Deps, 'members' | 'workspaces'>,
  { workspaceId, authorUid }: Subject,
): Promise<string | null> {
  if (await members.get(workspaceId, authorUid)) return authorUid
  return (await workspaces.get(workspaceId))?.ownerUid ?? null
}
