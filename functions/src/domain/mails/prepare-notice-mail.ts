import type { Notification } from '@postwright/core/model/notification'
import type { NoticeReason } from '@postwright/core/model/notice-reason'
import type { User } from '@postwright/core/model/user'
import { SCHEDULER } from '../caller.ts'
import { hashId } from '../hash-id.ts'
import type { Deps } from '../ports/deps.ts'
import type { Tx } from '../ports/transaction.ts'
import { collectNotice } from './collect-notice.ts'
import { countMailsIn, newMail } from './new-mail.ts'

export type NoticeMailDeps = Pick<Deps, 'mails' | 'mailSender' | 'countGuards' | 'clock' | 'sealer'>

/**
 * Reads what a mail about a notification needs; what it returns adds it to the mail that collects what happens to the person. A document
 * whose id follows from person and notification says that it was told, so a repeated event is in one mail, whether or not the notification itself is stored.
 * @returns null where nothing is sent: no mail server, an address that nobody has confirmed, a workspace that has sent too many, or a
 * notification that is about no work
 */
export async function prepareNoticeMail(
  deps: NoticeMailDeps,
  tx: Tx,
  { user, reason, notification }: { user: User; reason: NoticeReason; notification: Notification },
): Promise<(() => void) | null> {
  const about = describe(notification)
  if (!about || !deps.mailSender.isOn || !user.emailVerified || user.status !== 'active') return null
  const { workspaceId, path, facts } = about
  const id = hashId([user.id, notification.id, ...occasionOf(notification)])
  if (await deps.mails.getIn(tx, id)) return null
  const count = await countMailsIn(deps, tx, { workspaceId, kind: 'notice', added: 1 })
  if (!count) return null
  const collect = await collectNotice(deps, tx, user, { reason, facts: { reason, ...facts }, path })
  return () => {
    count()
    collect()
    const mail = { id, kind: 'notice' as const, workspaceId, to: user.email, facts: {}, path: '' }
    const told = { state: 'collected', dueAt: null, sealedPath: null } as const
    deps.mails.createIn(tx, { ...newMail(deps, { uid: SCHEDULER }, mail), ...told })
  }
}

/** A channel has one notification, which each new loss of its access renews. */
function occasionOf(notification: Notification): number[] {
  return notification.kind === 'channel.reconnect' ? [notification.connectionRev] : []
}

type About = { workspaceId: string; path: string; facts: Record<string, string> }

function describe(notification: Notification): About | null {
  switch (notification.kind) {
    case 'comment.added': {
      const { workspaceId, subject, commentId, authorName: actor, excerpt: quote } = notification
      return { workspaceId, path: `${subjectPath(subject)}?comment=${commentId}`, facts: { actor, quote } }
    }
    case 'post.returned': {
      const { workspaceId, postId, reviewNote: quote } = notification
      return { workspaceId, path: postPath(postId), facts: { quote } }
    }
    case 'post.reminder': {
      const { workspaceId, postId, excerpt: quote, isEscalated } = notification
      return { workspaceId, path: postPath(postId), facts: { quote, ...(isEscalated && { reason: 'escalated' }) } }
    }
    case 'post.review':
    case 'post.published': {
      const { workspaceId, postId, excerpt: quote } = notification
      return { workspaceId, path: postPath(postId), facts: { quote } }
    }
    case 'post.failed':
    case 'post.unconfirmed':
    case 'post.held': {
      const { workspaceId, postId, excerpt: quote } = notification
      return { workspaceId, path: postPath(postId), facts: { quote } }
    }
    case 'channel.reconnect':
    case 'channel.expiring': {
      const { workspaceId, handle: quote } = notification
      return { workspaceId, path: '/dashboard/connected-platforms', facts: { quote } }
    }
    case 'post.handed_over':
    case 'export.ready':
    case 'sign_in.replaced':
    case 'member.left':
    case 'member.joined':
    case 'support.view':
    case 'hook.paused':
    case 'contribution.decided':
    case 'contact.received':
      return null
  }
}

function subjectPath(subject: Extract<Notification, { kind: 'comment.added' }>['subject']): string {
  switch (subject.kind) {
    case 'post':
      return postPath(subject.postId)
    case 'deck':
      return `/dashboard/carousel-editor/${subject.deckId}`
    case 'series':
      return '/dashboard/content-scheduler/repeats'
    case 'queue':
      return '/dashboard/content-scheduler/queues'
    case 'event':
      return '/dashboard/content-scheduler'
  }
}

function postPath(postId: string): string {
  return `/dashboard/content-studio/${postId}`
}
