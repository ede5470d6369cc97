import { APPROVING_ROLES } from '@postwright/core/model/member'
import type { Post } from '@postwright/core/model/post'
import type { Deps } from '../../deps.ts'
import { SCHEDULER } from '../publishing/stored-variant.ts'

type Planned = { workspaceId: string; post: Pick<Post, 'createdBy'>; actor: string }

/**
 * The person whose planning of a post is its approval too; null when another has to approve it. What the scheduler plans it plans
 * for the author.
 */
export async function approverOf(
  { members }: Pick<Deps, 'members'>,
  { workspaceId, post, actor }: Planned,
): Promise<string | null> {
  const uid = actor === SCHEDULER ? post.createdBy : actor
  const member = await members.get(workspaceId, uid)
  return member && APPROVING_ROLES.includes(member.role) ? uid : null
}
