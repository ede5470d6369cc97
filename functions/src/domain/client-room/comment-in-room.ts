import type { addRoomComment, listRoomComments, RoomComment } from '@postwright/core/api/client-room'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Comment } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { writeComment } from '../comments/add-comment.ts'
import { guestCommenter } from '../comments/commenter.ts'
import { listClientComments } from '../comments/list-comments.ts'
import { readNames } from '../read-names.ts'
import { enterRoom, type OpenRoom } from './open-room.ts'
import { recordAct, requireRoomForAct } from './record-act.ts'

/** As many as a room shows of one post or deck. */
const SHOWN_MAX = 100

type Listed = z.output<typeof listRoomComments.input>
type Written = z.output<typeof addRoomComment.input>

/**
 * The comments for clients on something that the link names.
 * @throws the codes of the contract
 */
export async function showComments(deps: Deps, { token, subject }: Listed): Promise<OutputOf<typeof listRoomComments>> {
  const room = await enterRoom(deps, token)
  return { comments: await commentsOf(deps, room, subjectIn(room, subject)) }
}

/**
 * Writes a comment in the name of a guest. Sent again, it is there once and recorded once.
 * @throws the codes of the contract
 */
export async function commentInRoom(deps: Deps, input: Written): Promise<OutputOf<typeof addRoomComment>> {
  const { token, guest: name, commentId, threadId, text } = input
  const room = await enterRoom(deps, token)
  const { workspace, link } = room
  if (!link.mayComment) throw new AppError('forbidden', { message: `review link ${link.id} takes no comments` })
  const subject = subjectIn(room, input.subject)
  requireRoomForAct(link)
  await writeComment(deps, guestCommenter({ linkId: link.id, name }), {
    workspaceId: workspace.id,
    commentId,
    subject,
    threadId,
    text,
    mentions: [],
    visibility: 'client',
    anchor: null,
  })
  await recordAct(deps, room, {
    guest: name,
    act: 'commented',
    subject: input.subject,
    contentHashes: [],
    note: text.slice(0, REVIEW_NOTE_MAX),
    repeatKey: commentId,
  })
  return { comments: await commentsOf(deps, room, subject) }
}

/** @throws `not_found` for what the link does not name */
function subjectIn({ link }: OpenRoom, { kind, id }: Listed['subject']): CommentSubject {
  const ids = kind === 'post' ? link.postIds : link.deckIds
  if (!ids.includes(id)) throw new AppError('not_found', { message: `${kind} ${id} in review link ${link.id}` })
  return kind === 'post' ? { kind, postId: id } : { kind, deckId: id, slideId: null }
}

async function commentsOf(
  deps: Pick<Deps, 'comments' | 'users'>,
  { workspace }: OpenRoom,
  subject: CommentSubject,
): Promise<RoomComment[]> {
  const found = await listClientComments(deps, { workspaceId: workspace.id, subject, limit: SHOWN_MAX })
  const resolved = new Set(found.flatMap(({ id, resolvedAt }) => (resolvedAt === null ? [] : [id])))
  const uids = found.flatMap(({ author }) => (author.kind === 'member' ? [author.uid] : []))
  const names = await readNames(deps, uids)
  return found
    .toSorted((a, b) => a.postedAt - b.postedAt)
    .map(({ id, threadId, isReply, author, text, postedAt }) => ({
      id,
      threadId,
      isReply,
      author: shownAuthor(author, names),
      text,
      postedAt,
      isResolved: resolved.has(threadId),
    }))
}

/** Nothing of a member but the name. */
function shownAuthor(author: Comment['author'], names: ReadonlyMap<string, string>): RoomComment['author'] {
  if (author.kind === 'guest') return { name: author.name, isGuest: true }
  return { name: names.get(author.uid) ?? '', isGuest: false }
}
