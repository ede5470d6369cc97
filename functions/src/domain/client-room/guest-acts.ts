import type {
  addRoomComment,
  listRoomComments,
  RoomComment,
  approveInRoom,
  RoomPost,
} from '@postwright/core/api/client-room'
import type { OutputOf } from '@postwright/core/endpoint'
import type { Comment } from '@postwright/core/model/comment'
import type { CommentSubject } from '@postwright/core/model/comment-subject'
import { REVIEW_NOTE_MAX } from '@postwright/core/model/notification'
import type { z } from 'zod'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import { writeComment } from '../comments/add-comment.ts'
import { guestCommenter } from '../comments/commenter.ts'
import { listClientComments } from '../comments/subject-comments.ts'
import { readNames } from '../read-names.ts'
import { enterRoom, type OpenRoom } from './open-room.ts'
import { guestDecider } from '../approvals/deciders.ts'
import { approvePostAs } from '../approvals/approve-post.ts'
import { returnPostAs } from '../approvals/return-post.ts'
import { showPostIn } from './show-content.ts'
import { createHash } from 'node:crypto'
import { type ReviewAct, type ReviewLink, REVIEW_LINK_ACTS_MAX } from '@postwright/core/model/review-link'
import { newDocument } from '../new-document.ts'

/** Maximum comments shown per post or deck. */
const SHOWN_MAX = 100

type Listed = z.output<typeof listRoomComments.input>
type Written = z.output<typeof addRoomComment.input>

/**
 * Returns the client comments on a post or deck of the link.
 * @throws the codes of the contract
 */
export async function showComments(deps: Deps, { token, subject }: Listed): Promise<OutputOf<typeof listRoomComments>> {
  const room = await enterRoom(deps, token)
  return { comments: await commentsOf(deps, room, subjectIn(room, subject)) }
}

/**
 * Writes a comment in the name of a guest. A repeated request stores and records it once.
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

/** @throws `not_found` for a subject that is not in the link */
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

/** Returns an author with the name only, without other member data. */
function shownAuthor(author: Comment['author'], names: ReadonlyMap<string, string>): RoomComment['author'] {
  if (author.kind === 'guest') return { name: author.name, isGuest: true }
  return { name: names.get(author.uid) ?? '', isGuest: false }
}

type Decision = z.output<typeof approveInRoom.input> & { act: 'approved' | 'returned'; note: string }

/**
 * Approves or returns a post in the name of a guest. Repeating it changes nothing and records nothing twice.
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

type NewAct = Pick<ReviewAct, 'guest' | 'act' | 'subject' | 'contentHashes' | 'note'> & {
  /** Distinguishes two otherwise equal actions. */
  repeatKey?: string
}

/**
 * Checks before an action that it can be recorded.
 * @throws `list_full`
 */
function requireRoomForAct({ id, acts }: Pick<ReviewLink, 'id' | 'acts'>): void {
  if (acts >= REVIEW_LINK_ACTS_MAX) throw new AppError('list_full', { message: `review link ${id}` })
}

/** Records a guest's action, once for all repeats of the request. */
async function recordAct(
  deps: Pick<Deps, 'transact' | 'reviewActs' | 'reviewLinks' | 'clock'>,
  { workspace, link }: OpenRoom,
  { repeatKey = '', ...act }: NewAct,
): Promise<void> {
  const id = actId(link.id, { ...act, repeatKey })
  await deps.transact(async (tx) => {
    const [known, stored] = await Promise.all([
      deps.reviewActs.getIn(tx, workspace.id, id),
      deps.reviewLinks.getIn(tx, workspace.id, link.id),
    ])
    if (known) return
    const base = newDocument(deps.clock, { id, schema: 1, createdBy: link.createdBy })
    deps.reviewActs.createIn(tx, workspace.id, { ...base, linkId: link.id, ...act })
    if (stored) deps.reviewLinks.saveIn(tx, workspace.id, { ...stored, acts: stored.acts + 1 })
  })
}

function actId(linkId: string, { guest, act, subject, contentHashes, note, repeatKey }: NewAct): string {
  const facts = JSON.stringify([
    linkId,
    guest,
    act,
    subject.kind,
    subject.id,
    contentHashes.toSorted(),
    note,
    repeatKey,
  ])
  return createHash('sha256').update(facts).digest('hex')
}
