import type { addComment as contract } from '@postwright/core/api/comments'
import type { OutputOf } from '@postwright/core/endpoint'
import { COMMENT_SCHEMA, type Comment, COMMENTS_MAX } from '@postwright/core/model/comment'
import { commentSubjectId } from '@postwright/core/model/comment-subject'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'
import { newDocument } from '../new-document.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/documents.ts'
import { canSee, type Commenter, isOwn, requireCommenter, mentionedIn } from './commenter.ts'

export type NewComment = z.output<typeof contract.input>

type CommentDeps = Pick<Deps, 'clock' | 'comments' | 'countGuards' | 'members' | 'transact'>

/** Creator id of documents written by guests. */
const GUEST = 'guest'

/** @throws the codes of the contract */
export async function addComment(deps: Deps, caller: Caller, input: NewComment): Promise<OutputOf<typeof contract>> {
  return { comment: await writeComment(deps, await requireCommenter(deps, caller, input.workspaceId), input) }
}

/**
 * Writes a comment of a member or guest. The caller checks whether a guest's link includes the subject.
 * @throws the codes of the contract
 */
export async function writeComment(deps: CommentDeps, commenter: Commenter, input: NewComment): Promise<Comment> {
  return deps.transact((tx) => writeIn(deps, tx, commenter, input))
}

async function writeIn(deps: CommentDeps, tx: Tx, commenter: Commenter, input: NewComment): Promise<Comment> {
  const { workspaceId, commentId, subject, threadId } = input
  const there = await deps.comments.getIn(tx, workspaceId, commentId)
  if (there) return sentAgain(there, commenter, input)
  const thread = threadId === null ? null : await threadIn(deps, tx, commenter, input, threadId)
  const visibility = thread?.visibility ?? input.visibility
  if (!canSee(commenter, visibility)) throw new AppError('forbidden', { message: 'clients write what clients see' })
  if (!(await deps.comments.subjectIn(tx, workspaceId, subject))) {
    throw new AppError('not_found', { message: `${subject.kind} ${commentSubjectId(subject)}` })
  }
  const mentions = await mentionedIn(deps, tx, { workspaceId, visibility, mentions: input.mentions })
  const count = await deps.countGuards.readIn(tx, 'comments', `${workspaceId}/${commentSubjectId(subject)}`)
  if ((await deps.comments.countOfIn(tx, workspaceId, subject)) >= COMMENTS_MAX) throw new AppError('comments_full')
  const comment = composed(deps, commenter, { ...input, mentions, visibility, subject: thread?.subject ?? subject })
  count()
  deps.comments.createIn(tx, workspaceId, comment)
  if (thread) {
    const reopened = { resolvedAt: null, resolvedBy: null }
    const { postedAt: latestAt } = comment
    deps.comments.updateIn(tx, workspaceId, thread, { ...reopened, latestAt, replyCount: thread.replyCount + 1 })
  }
  return comment
}

/** Returns the existing comment for a repeated request; an id used by another comment is rejected. */
function sentAgain(there: Comment, commenter: Commenter, { subject, commentId }: NewComment): Comment {
  if (!isOwn(commenter, there) || commentSubjectId(there.subject) !== commentSubjectId(subject)) {
    throw new AppError('forbidden', { message: `comment ${commentId} is another` })
  }
  return there
}

async function threadIn(
  deps: Pick<Deps, 'comments'>,
  tx: Tx,
  commenter: Commenter,
  { workspaceId, subject }: NewComment,
  threadId: string,
): Promise<Comment> {
  const thread = await deps.comments.getIn(tx, workspaceId, threadId)
  const isThere = thread && !thread.isReply && canSee(commenter, thread.visibility)
  if (!isThere || commentSubjectId(thread.subject) !== commentSubjectId(subject)) {
    throw new AppError('not_found', { message: `thread ${threadId}` })
  }
  return thread
}

function composed({ clock }: Pick<Deps, 'clock'>, { author }: Commenter, input: NewComment): Comment {
  const { commentId: id, threadId, subject, text, mentions, visibility, anchor } = input
  const createdBy = author.kind === 'member' ? author.uid : GUEST
  const base = newDocument(clock, { id, schema: COMMENT_SCHEMA, createdBy })
  return {
    ...base,
    subject,
    threadId: threadId ?? id,
    isReply: threadId !== null,
    author,
    text,
    mentions,
    visibility,
    anchor: threadId === null ? anchor : null,
    postedAt: base.createdAt,
    editedAt: null,
    deletedAt: null,
    resolvedAt: null,
    resolvedBy: null,
    latestAt: base.createdAt,
    replyCount: 0,
    importedBy: null,
  }
}
