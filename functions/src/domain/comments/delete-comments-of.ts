import type { Deps } from '../ports/deps.ts'

type Commented = { workspaceId: string; kind: 'series' | 'queue' | 'event'; id: string }

/** Deletes the comments on something that is gone. Repeated, late, or after it was stored again, it deletes nothing more. */
export async function deleteCommentsOf(
  { comments }: Pick<Deps, 'comments'>,
  { workspaceId, kind, id }: Commented,
): Promise<void> {
  if (await comments.exists(workspaceId, { kind, id })) return
  await comments.deleteOf(workspaceId, { kind, id })
}
