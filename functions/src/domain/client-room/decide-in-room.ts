import type { approveInRoom, RoomPost } from '@postwright/core/api/client-room'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { guestDecider } from '../approvals/decider.ts'
import { approvePostAs } from '../approvals/approve-post.ts'
import { returnPostAs } from '../approvals/return-post.ts'
import { enterRoom } from './open-room.ts'
import { recordAct, requireRoomForAct } from './record-act.ts'
import { showPostIn } from './show-content.ts'

type Decision = z.output<typeof approveInRoom.input> & { act: 'approved' | 'returned'; note: string }

/**
 * Approves a post or sends it back in the name of a guest. Repeated, it changes nothing and records nothing twice.
 * @throws the codes of the contracts
 */
export async function decideInRoom(
  deps: Deps,
  { token, guest: name, postId, seen, act, note }: Decision,
): Promise<RoomPost> {
  const room = await enterRoom(deps, token)
  const { workspace, link } = room
  if (!link.mayDecide) throw new AppError('forbidden', { message: `review link ${link.id} decides nothing` })
  if (!link.postIds.includes(postId)) throw new AppError('not_found', { message: `post ${postId} in ${link.id}` })
  requireRoomForAct(link)
  const decider = guestDecider({ kind: 'guest', linkId: link.id, name })
  const review = { workspaceId: workspace.id, postId, seen }
  if (act === 'approved') await approvePostAs(deps, decider, review)
  else await returnPostAs(deps, decider, { ...review, note })
  const contentHashes = seen.map(({ contentHash }) => contentHash)
  await recordAct(deps, room, { guest: name, act, subject: { kind: 'post', id: postId }, contentHashes, note })
  return showPostIn(deps, room, postId)
}
