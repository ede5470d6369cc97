import type { CommentVisibility } from '@postwright/core/model/comment'
import type { Member } from '@postwright/core/model/member'
import { canAct } from '../membership.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'

type Mentioned = { workspaceId: string; visibility: CommentVisibility; mentions: readonly string[] }

/** Those of the mentioned who are members and may read the comment, each once. */
export async function mentionedIn(
  { members }: Pick<Deps, 'members'>,
  tx: Tx,
  { workspaceId, visibility, mentions }: Mentioned,
): Promise<string[]> {
  const named = [...new Set(mentions)]
  const found = await Promise.all(named.map((uid) => members.getIn(tx, workspaceId, uid)))
  return named.filter((_, i) => mayRead(found[i] ?? null, visibility))
}

/** Whether a membership, if there is one, lets its person read comments of this visibility. */
export function mayRead(member: Pick<Member, 'role' | 'suspended'> | null, visibility: CommentVisibility): boolean {
  return canAct(member, visibility === 'internal' ? 'read_internal' : 'read_content')
}
