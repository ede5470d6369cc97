import { FULL_NAME_MAX, NOTIFICATION_EXCERPT_MAX } from '@postwright/core/limits'
import { type Comment, COMMENT_NEWS_FOR } from '@postwright/core/model/comment'
import type { CommentReason } from '@postwright/core/model/comment-subject'
import { excerptOf } from '@postwright/core/text/excerpt'
import { mayRead } from '../comments/commenter.ts'
import type { NoticeMailDeps } from '../mails/collect-digest.ts'
import type { HookNewsDeps } from '../hook-events/note-event.ts'
import type { Deps } from '../ports/deps.ts'
import { notifyByChoice, type NotifyDeps, newNotification, notificationId } from './notify.ts'

type CommentDeps = NotifyDeps &
  NoticeMailDeps &
  HookNewsDeps &
  Pick<Deps, 'clock'> & {
    comments: Pick<Deps['comments'], 'get' | 'listThread' | 'subject'>
    members: Pick<Deps['members'], 'get'>
    users: Pick<Deps['users'], 'get' | 'getIn'>
  }

type Written = { workspaceId: string; commentId: string }

/** Notifies the recipients of a comment, each once, if they may read it and have not muted the reason. Repeated and late calls change nothing. */
export async function notifyComment(deps: CommentDeps, { workspaceId, commentId }: Written): Promise<void> {
  const comment = await deps.comments.get(workspaceId, commentId)
  if (!comment || comment.deletedAt !== null || comment.importedBy !== null) return
  if (deps.clock.now() - comment.postedAt > COMMENT_NEWS_FOR) return
  const [reasons, authorName] = await Promise.all([
    reasonsFor(deps, workspaceId, comment),
    nameOf(deps, comment.author),
  ])
  for (const [uid, reason] of reasons) {
    if (mayRead(await deps.members.get(workspaceId, uid), comment.visibility)) {
      await notifyOne(deps, { workspaceId, comment, uid, reason, authorName })
    }
  }
}

type CommentNotice = { workspaceId: string; comment: Comment; uid: string; reason: CommentReason; authorName: string }

async function notifyOne(
  deps: CommentDeps,
  { workspaceId, comment, uid, reason, authorName }: CommentNotice,
): Promise<void> {
  const id = notificationId('comment.added', workspaceId, comment.id)
  await notifyByChoice(deps, { uid, id, reason }, (known) =>
    known
      ? null
      : {
          ...newNotification(deps.clock, id, deps.clock.now()),
          kind: 'comment.added',
          workspaceId,
          commentId: comment.id,
          subject: comment.subject,
          reason,
          authorName,
          excerpt: excerptOf(comment.text, NOTIFICATION_EXCERPT_MAX),
        },
  )
}

/** Returns the reason for each person: a mention takes precedence over a reply, and a reply over authorship of the subject. */
async function reasonsFor(
  deps: CommentDeps,
  workspaceId: string,
  comment: Comment,
): Promise<Map<string, CommentReason>> {
  const [thread, subject] = await Promise.all([
    comment.isReply ? deps.comments.listThread(workspaceId, comment.threadId) : [],
    deps.comments.subject(workspaceId, comment.subject),
  ])
  const before = thread.filter(({ postedAt, deletedAt }) => postedAt < comment.postedAt && deletedAt === null)
  const wrote = before.flatMap(({ author }) => (author.kind === 'member' ? [author.uid] : []))
  const people: [string, CommentReason][] = [
    ...(subject ? [[subject.createdBy, 'authored'] as [string, CommentReason]] : []),
    ...wrote.map((uid): [string, CommentReason] => [uid, 'reply']),
    ...comment.mentions.map((uid): [string, CommentReason] => [uid, 'mention']),
  ]
  const { author } = comment
  return new Map(people.filter(([uid]) => author.kind !== 'member' || author.uid !== uid))
}

async function nameOf({ users }: CommentDeps, author: Comment['author']): Promise<string> {
  const name = author.kind === 'guest' ? author.name : ((await users.get(author.uid))?.fullName ?? '')
  return name.slice(0, FULL_NAME_MAX)
}
