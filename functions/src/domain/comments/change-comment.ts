import type {
  deleteComment,
  editComment as editContract,
  resolveComment as resolveContract,
} from '@postwright/core/api/comments'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Comment } from '@postwright/core/model/comment'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { canSee, type Commenter, isOwn, requireCommenter, mentionedIn } from './commenter.ts'

type Named = { workspaceId: string; commentId: string }

/** @throws the codes of the contract */
export async function editComment(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof editContract.input>,
): Promise<OutputOf<typeof editContract>> {
  const commenter = await requireCommenter(deps, caller, input.workspaceId)
  const comment = await deps.transact((tx) => editIn(deps, tx, commenter, input))
  return { comment }
}

async function editIn(
  deps: Deps,
  tx: Tx,
  commenter: Commenter,
  input: z.output<typeof editContract.input>,
): Promise<Comment> {
  const { workspaceId, text, mentions, visibility } = input
  const comment = await seenIn(deps, tx, commenter, input)
  if (!isOwn(commenter, comment)) throw new AppError('forbidden', { message: 'only the author edits' })
  if (comment.deletedAt !== null) throw new AppError('not_found', { message: `comment ${comment.id} is deleted` })
  const moved = visibility === undefined || visibility === comment.visibility ? null : visibility
  if (moved !== null) refuseVisibility(commenter, comment)
  const next = moved ?? comment.visibility
  const named = await mentionedIn(deps, tx, { workspaceId, visibility: next, mentions: mentions ?? comment.mentions })
  const isChanged = text !== undefined && text !== comment.text
  return deps.comments.updateIn(tx, workspaceId, comment, {
    mentions: named,
    visibility: next,
    ...(isChanged && { text, editedAt: deps.clock.now() }),
  })
}

/**
 * Allows a change of visibility only to people who see internal comments, and only for a first comment without replies: a reply keeps its
 * visibility, so that a change never shows or hides another person's text.
 * @throws `forbidden`
 */
function refuseVisibility(commenter: Commenter, { id, isReply, replyCount }: Comment): void {
  const isTheirs = commenter.sees === 'internal' && !isReply && replyCount === 0
  if (!isTheirs) throw new AppError('forbidden', { message: `the visibility of ${id} stays` })
}

/** @throws the codes of the contract */
export async function removeComment(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof deleteComment.input>,
): Promise<void> {
  const commenter = await requireCommenter(deps, caller, input.workspaceId)
  await deps.transact((tx) => removeIn(deps, tx, commenter, input))
}

async function removeIn(deps: Deps, tx: Tx, commenter: Commenter, named: Named): Promise<void> {
  const { workspaceId } = named
  const comment = await deps.comments.getIn(tx, workspaceId, named.commentId)
  if (!comment || !canSee(commenter, comment.visibility)) return
  if (!isOwn(commenter, comment) && !commenter.moderates) {
    throw new AppError('forbidden', { message: 'only the author and managers delete' })
  }
  if (!comment.isReply && comment.replyCount > 0) {
    if (comment.deletedAt === null) {
      const deleted = { text: '', mentions: [], deletedAt: deps.clock.now() }
      deps.comments.updateIn(tx, workspaceId, comment, deleted)
    }
    return
  }
  const thread = comment.isReply ? await deps.comments.getIn(tx, workspaceId, comment.threadId) : null
  deps.comments.deleteIn(tx, workspaceId, comment.id)
  if (!thread) return
  const replyCount = Math.max(0, thread.replyCount - 1)
  if (replyCount === 0 && thread.deletedAt !== null) deps.comments.deleteIn(tx, workspaceId, thread.id)
  else deps.comments.updateIn(tx, workspaceId, thread, { replyCount })
}

/** @throws the codes of the contract */
export async function resolveComment(
  deps: Deps,
  caller: Caller,
  input: z.output<typeof resolveContract.input>,
): Promise<OutputOf<typeof resolveContract>> {
  const { workspaceId, isResolved } = input
  const commenter = await requireCommenter(deps, caller, workspaceId)
  const comment = await deps.transact(async (tx) => {
    const found = await seenIn(deps, tx, commenter, input)
    if (found.isReply) throw new AppError('not_found', { message: `comment ${found.id} begins no thread` })
    if ((found.resolvedAt !== null) === isResolved) return found
    const resolved = isResolved
      ? { resolvedAt: deps.clock.now(), resolvedBy: commenter.author }
      : { resolvedAt: null, resolvedBy: null }
    return deps.comments.updateIn(tx, workspaceId, found, resolved)
  })
  return { comment }
}

/** @throws `not_found`, also for comments that the person may not see */
async function seenIn(
  deps: Pick<Deps, 'comments'>,
  tx: Tx,
  commenter: Commenter,
  { workspaceId, commentId }: Named,
): Promise<Comment> {
  const comment = await deps.comments.getIn(tx, workspaceId, commentId)
  if (!comment || !canSee(commenter, comment.visibility)) {
    throw new AppError('not_found', { message: `comment ${commentId}` })
  }
  return comment
}
